import { expect } from '@open-wc/testing';
import { routeOf } from '../../src/components/routes.js';

describe('routeOf', () => {
  it('reads every address of the app', () => {
    for (const hash of ['', '#', '#/']) expect(routeOf(hash)).to.deep.equal({ page: 'home' });
    expect(routeOf('#/new/isolation')).to.deep.equal({ page: 'new-isolation' });
    expect(routeOf('#/play/0a1b2c')).to.deep.equal({ page: 'play', id: '0a1b2c' });
    expect(routeOf('#/help')).to.deep.equal({ page: 'help' });
    expect(routeOf('#/settings')).to.deep.equal({ page: 'settings' });
  });

  it('knows no other, however odd', () => {
    const odd = [
      '#/nowhere',
      '#/play/',
      '#/play/../x',
      '#/play/a/b',
      `#/play/${'a'.repeat(65)}`,
      '#/help/',
      '#%zz',
      '#//',
    ];
    for (const hash of [...odd, '#/new/territories', '#/constructor', '#<script>']) {
      expect(routeOf(hash), hash).to.deep.equal({ page: 'unknown' });
    }
  });
});
