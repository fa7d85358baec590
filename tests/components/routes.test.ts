import { expect } from '@open-wc/testing';
import {
  practicePath,
  printPath,
  printRecordPath,
  printSittingPath,
  recordPath,
  routeOf,
} from '../../src/components/routes.js';

describe('routeOf', () => {
  it('reads every address of the app', () => {
    for (const hash of ['', '#', '#/']) expect(routeOf(hash)).to.deep.equal({ page: 'home' });
    for (const game of ['isolation', 'approach-withdraw', 'nearest-site', 'territories']) {
      expect(routeOf(`#/new/${game}`)).to.deep.equal({ page: 'new', game });
    }
    expect(routeOf('#/play/0a1b2c')).to.deep.equal({ page: 'play', id: '0a1b2c' });
    expect(routeOf('#/record/0a1b2c')).to.deep.equal({ page: 'record', id: '0a1b2c', ply: null });
    expect(routeOf(`#${recordPath('0a1b2c', 12)}`)).to.deep.equal({ page: 'record', id: '0a1b2c', ply: 12 });
    expect(routeOf('#/help')).to.deep.equal({ page: 'help', game: null });
    expect(routeOf('#/help/nearest-site')).to.deep.equal({ page: 'help', game: 'nearest-site' });
    expect(routeOf('#/partner/0a1b2c')).to.deep.equal({ page: 'partner', id: '0a1b2c' });
    expect(routeOf('#/audit/0a1b2c')).to.deep.equal({ page: 'audit', id: '0a1b2c' });
    expect(routeOf('#/practice')).to.deep.equal({ page: 'practice', id: null });
    expect(routeOf(`#${practicePath('wasted-land')}`)).to.deep.equal({ page: 'practice', id: 'wasted-land' });
    expect(routeOf('#/print')).to.deep.equal({ page: 'print', game: null, id: null, sitting: null });
    expect(routeOf(`#${printPath('territories')}`)).to.deep.equal({
      page: 'print',
      game: 'territories',
      id: null,
      sitting: null,
    });
    expect(routeOf(`#${printRecordPath('0a1b')}`)).to.deep.equal({
      page: 'print',
      game: null,
      id: '0a1b',
      sitting: null,
    });
    expect(routeOf(`#${printSittingPath('0a1b')}`)).to.deep.equal({
      page: 'print',
      game: null,
      id: null,
      sitting: '0a1b',
    });
    expect(routeOf('#/settings')).to.deep.equal({ page: 'settings' });
    expect(routeOf('#/voice-practice')).to.deep.equal({ page: 'voice-practice' });
    expect(routeOf('#/kit')).to.deep.equal({ page: 'kit' });
    expect(routeOf('#/share/0a1b2c')).to.deep.equal({ page: 'share', id: '0a1b2c' });
    expect(routeOf('#/r/1a-b_c')).to.deep.equal({ page: 'received', packed: '1a-b_c' });
    expect(routeOf('#/tables')).to.deep.equal({ page: 'tables', id: null });
    expect(routeOf('#/tables/0a1b2c')).to.deep.equal({ page: 'tables', id: '0a1b2c' });
  });

  it('knows no other, however odd', () => {
    const odd = [
      '#/nowhere',
      '#/play/',
      '#/play/../x',
      '#/play/a/b',
      `#/play/${'a'.repeat(65)}`,
      '#/play/a/3',
      '#/tables/',
      '#/tables/a/b',
      '#/record/',
      '#/record/a/',
      '#/record/a/-1',
      '#/record/a/1e3',
      '#/record/a/1234567',
      '#/help/',
      '#/help/chess',
      '#/audit/',
      '#/partner/a/b',
      '#/print/',
      '#/print/chess',
      '#/print/record/',
      '#/share/',
      '#/r/',
      '#/practice/',
      '#/practice/a/b',
      '#%zz',
      '#//',
    ];
    for (const hash of [...odd, '#/new/chess', '#/constructor', '#<script>']) {
      expect(routeOf(hash), hash).to.deep.equal({ page: 'unknown' });
    }
  });
});
