import { expect, fixture, html } from '@open-wc/testing';
import type { GsKit } from '../../src/components/kit.js';
import '../../src/components/kit.js';
import { axeFaults } from './support/axe.js';
import { testServices } from './support/services.js';

describe('the kit by touch and by ear', () => {
  const make = (): Promise<GsKit> => fixture<GsKit>(html`<gs-kit .services=${testServices()}></gs-kit>`);
  const titles = (kit: GsKit, selector: string): string[] =>
    Array.from(kit.renderRoot.querySelectorAll(selector), (title) => title.textContent);

  it('is accessible with a sheet open', async () => {
    const kit = await make();
    kit.renderRoot.querySelector('details')?.setAttribute('open', '');
    expect(await axeFaults(kit)).to.deep.equal([]);
  });

  it('shows the sheets and drawings of the game that is chosen, the host’s key apart', async () => {
    const kit = await make();
    expect(titles(kit, '.sheets h3')[0]).to.equal('Isolation: Set-up card');
    kit.renderRoot.querySelectorAll<HTMLInputElement>('input[type=radio]')[2]?.click();
    await kit.updateComplete;
    expect(titles(kit, '.sheets h3')[0]).to.equal('Nearest-site territories: Set-up card');
    expect(titles(kit, '.sheets h3').join()).to.not.contain('Host key');
    expect(titles(kit, 'h3').at(-1)).to.equal('Nearest-site territories: Host key');
    expect(kit.renderRoot.querySelectorAll('img')).to.have.length(5);
  });

  it('leads from a fold to its text, which is read from there on', async () => {
    const kit = await make();
    const [sheet] = kit.renderRoot.querySelectorAll('details');
    sheet?.setAttribute('open', '');
    const text = sheet?.querySelector<HTMLElement>('summary + [role=region]');
    text?.focus();
    expect(kit.shadowRoot?.activeElement === text).to.be.true;
    expect(text?.getAttribute('aria-label')).to.equal('Isolation: Set-up card');
    expect(text?.querySelector('button, a')).to.equal(null);
  });

  it('lets every drawing load as an image of its true proportions', async () => {
    const kit = await make();
    for (const image of kit.renderRoot.querySelectorAll('img')) {
      await image.decode();
      expect(image.naturalWidth / image.naturalHeight).to.be.closeTo(210 / 297, 0.01);
    }
  });

  it('takes its pages away with it', async () => {
    const before = document.adoptedStyleSheets.length;
    const kit = await make();
    expect(document.adoptedStyleSheets).to.have.length(before + 1);
    kit.remove();
    expect(document.adoptedStyleSheets).to.have.length(before);
  });
});
