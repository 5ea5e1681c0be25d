import { expect } from '@open-wc/testing';
import { applyStyles, clear, get, partsOnlyIn, placeExample } from '../../react-views/_shared/testing.js';
import { registerElement } from '../_core/register.js';
import { ConsoleSpy } from '../_core/testing.js';
import { examples } from './examples.js';
import { definition } from './uni-hero.js';

describe('uni-hero', () => {
  let warnings: ConsoleSpy;
  let errors: ConsoleSpy;

  before(async () => {
    await applyStyles('hero/hero-parts', 'hero');
    registerElement(definition);
  });
  after(() => {
    document.adoptedStyleSheets = [];
  });
  beforeEach(() => {
    warnings = new ConsoleSpy('warn');
    errors = new ConsoleSpy('error');
  });
  afterEach(() => {
    warnings.restore();
    errors.restore();
    clear();
  });

  it('renders attributes and the list of its links', async () => {
    const place =
      await placeExample(`<uni-hero title="Learn" description="Since 1874." img="/content/dam/x.jpg" alt="A court">
      <script type="application/json" data-slot="calltoactions">[{"ctaDescription":"A","ctaUrl":"/a"},{"ctaDescription":"B","ctaUrl":"/b"}]</script>
    </uni-hero>`);
    expect(get(place, 'h1').textContent).to.equal('Learn');
    expect(get(place, 'img')).to.have.attribute('alt', 'A court');
    expect([...place.querySelectorAll('a')].map(({ className }) => className)).to.deep.equal([
      'm-button m-button--primary',
      'm-button m-button--secondary',
    ]);
  });

  it('has its title for an invisible heading that is empty', async () => {
    const place = await placeExample('<uni-hero title="Learn" is-invisible invisible-heading=""></uni-hero>');
    expect(get(place, 'h1.m-visually-hidden').textContent).to.equal('Learn');
  });

  it('is eager and centred unless told otherwise', async () => {
    const image = get<HTMLImageElement>(
      await placeExample('<uni-hero img="/content/dam/x.jpg"></uni-hero>'),
      'img',
    );
    expect(image.loading).to.equal('eager');
    expect(image).not.to.have.attribute('style');
  });

  it('takes a position', async () => {
    const place = await placeExample('<uni-hero img="/content/dam/x.jpg" pos-y="20%"></uni-hero>');
    expect(get(place, 'img').style.objectPosition).to.equal('50% 20%');
  });

  it('shows what can be shown of broken input, and tells the rest once', async () => {
    const broken = examples.find(({ name }) => name === 'Broken')!;
    const place = await placeExample(broken.html);
    await placeExample(broken.html);
    expect(get(place, 'h1').textContent).to.equal('Still here');
    expect(warnings.lines).to.have.length(1);
    expect(warnings.lines[0]).to.contain('<uni-hero> attribute loading="sometimes"');
    expect(errors.lines).to.have.length(1);
    expect(errors.lines[0]).to.contain('data-slot="calltoactions"');
  });

  it('has a template that writes what the view renders', async () => {
    const withoutAddress =
      '<uni-hero><script type="application/json" data-slot="calltoactions">[{"ctaDescription":"Ask"}]</script></uni-hero>';
    const { innerHTML } = await placeExample(examples.map(({ html }) => html).join('') + withoutAddress);
    const parts = await partsOnlyIn(new URL('./hero.html', import.meta.url), innerHTML);
    expect(parts).to.deep.equal([]);
  });

  it('needs no living root', () => {
    expect(definition.hydrate({})).to.equal('never');
  });

  describe('has accessible examples', () => {
    for (const { name, html } of examples) {
      it(name, async () => {
        await expect(await placeExample(html)).to.be.accessible();
      });
    }
  });
});
