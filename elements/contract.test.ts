// The contract of elements, asked of every element and of each of its examples.
import { expect } from '@open-wc/testing';
import { a11ySnapshot, setViewport } from '@web/test-runner-commands';
import { json, type StubbedFetch, stubFetch } from '../page/testing.js';
import { waitUntil } from '../page/testing-wait.js';
import { partsOnlyIn, placeExample } from '../react-views/_shared/testing.js';
import { type ElementDefinition, hasView } from './_core/declare/definition.js';
import { flushed } from './_core/testing/testing.js';
import { testElement } from './_core/testing/testing-element.js';
import { lint, sentenceOf } from './_lint/lint.js';
import { tagInPage } from './_lint/tag-in-page.js';

interface Example {
  readonly name: string;
  readonly html: string;
}

/** The tests' build writes its value here. */
declare const process: { readonly env: { readonly COMPONENTS: readonly string[] } };

/** Its driver alone says what the engine gives to assistive technology. */
const IS_WEBKIT = navigator.userAgent.includes('AppleWebKit') && !navigator.userAgent.includes('Chrome');

/** Markup that a template writes and its view lacks: marks of the time before any script. */
const BEFORE_SCRIPTS = ['m-fold--waiting'];
const MODEL = { ':type': 'uni/components/callout', title: 'Library', description: 'Open all night.' };
/** The fragments of header and footer, as the demo university has them. */
const FRAGMENTS = /^\/(?:mocks\/)?content\/(experience-fragments\/.*\.model\.json)$/;
/** Rich text of authors that is wider than a phone. */
const PICTURE = '/docs/picture.png';
const WIDE = {
  picture: `<p><img src="${PICTURE}" alt="Map" width="1120" height="1370"></p>`,
  'picture without a size': `<img src="${PICTURE}" alt="Map">`,
  code: `<pre>curl ${'https://www.example.edu/a/long/path'.repeat(6)}</pre>`,
  'indented code': `<pre><code>${' '.repeat(60)}const answer = ${'words '.repeat(30)}</code></pre>`,
  table: `<table><tr>${'<td>Semester dates</td>'.repeat(12)}</tr></table>`,
  'long address': `<a href="/x">https://www.example.edu/${'averylongpath'.repeat(12)}</a>`,
  'long word in code': `<p>Use <code>${'averylongname'.repeat(12)}</code></p>`,
};
const BROKEN = /^Broken/;
/** Tells of nothing: only a page that has failed asks what it would say. */
const SPEAKS_LATER = 'uni-outage-message';
/** Its style sheet alone lays the columns out. */
const CHANGES_NOTHING = [SPEAKS_LATER, 'uni-bespoke-layout'];
/** A heading of a level that there is not shows nothing (spec section 4). */
const SHOWS_NO_LEVEL = 'uni-heading';
/** A sentence that names the element and says what is used instead, or what to do. */
const REMEDY =
  /^<uni-[\w-]+> .*(; (its default|"[^"]*") is used|; the default levels are used|is not valid JSON|gives no model|; give|: give|; put) ?/;

const { fetch: realFetch } = window;

/** Answers the calls of the examples. Files of the project come from the test server. */
function answer(url: string): Response | Promise<Response> {
  const { pathname } = new URL(url, location.href);
  const [, fragment] = FRAGMENTS.exec(pathname) ?? [];
  if (fragment) return import(`/fixtures/content/${fragment}`).then((module) => json(module.default));
  if (pathname.includes('/no/such/')) return new Response('', { status: 404 });
  return pathname.endsWith('.json') ? json(MODEL) : realFetch(url);
}

/** All tags of the element below a place, in their order. */
const tagsIn = (place: ParentNode, tag: string) => [...place.querySelectorAll<HTMLElement>(tag)];
/** Opens what is folded, and waits for the pictures. */
async function allSeenIn(place: ParentNode): Promise<void> {
  for (const toggle of place.querySelectorAll<HTMLElement>('[aria-expanded=false]')) toggle.click();
  await Promise.all([...place.querySelectorAll('img')].map((picture) => picture.decode()));
}
/** The classes that a style sheet has rules for. */
const partsIn = (css: string) => new Set([...css.matchAll(/\.(m-[\w-]+)/g)].map(([, part]) => part!));
/** How the first tag and the elements of its view are laid out and coloured. */
function looksIn(place: ParentNode, tag: string): string[] {
  const host = place.querySelector<HTMLElement>(tag)!;
  return [host, ...nodesOf(host)].map((element) => {
    const { display, padding, margin, color, backgroundColor, fontSize, inlineSize, gridArea } =
      getComputedStyle(element);
    return [display, padding, margin, color, backgroundColor, fontSize, inlineSize, gridArea].join();
  });
}
const nodesOf = (tag: HTMLElement) => [...tag.querySelectorAll('*')];
const wordsOf = ({ innerText }: HTMLElement): string[] => innerText.toLowerCase().match(/\p{L}+/gu) ?? [];
const broken = (examples: readonly Example[]) => examples.filter(({ name }) => BROKEN.test(name));

for (const slug of process.env.COMPONENTS) {
  const tag = `uni-${slug}`;
  const [{ definition }, { examples }] = (await Promise.all([
    import(`./${slug}/${tag}.ts`),
    import(`./${slug}/examples.ts`),
  ])) as [{ definition: ElementDefinition }, { examples: readonly Example[] }];
  const template = new URL(`./${slug}/${slug}.html`, import.meta.url);

  describe(`${tag}, as every element,`, () => {
    const logged = testElement(definition);
    let net: StubbedFetch;

    beforeEach(() => {
      net = stubFetch(answer);
    });
    afterEach(() => {
      net.restore();
    });

    for (const { name, html } of examples) {
      it(`is accessible as '${name}'`, async () => {
        await expect(await placeExample(`<h1>Page</h1><h2>Part</h2>${html}`)).to.be.accessible();
      });
    }

    for (const { name, html } of examples.filter(({ name }) => !BROKEN.test(name)))
      it(`gives the linter nothing to say of '${name}'`, async () => {
        const place = await placeExample(html);
        const findings = tagsIn(place, tag).flatMap((each) => {
          const linted = tagInPage(each);
          return linted ? lint(linted) : [];
        });
        expect(findings.map(sentenceOf)).to.deep.equal([]);
      });

    it('shares no id with another of its kind, nor do its parts, but those that an author wrote', async () => {
      const twice = examples
        .map(({ html }) => html)
        .join('')
        .repeat(2);
      const place = await placeExample(twice);
      const ids = [...place.querySelectorAll('[id]')].map(({ id }) => id);
      const made = ids.filter((id) => !twice.includes(id));
      expect(made).to.deep.equal([...new Set(made)]);
    });

    it('has a template that writes no part that its view lacks', async () => {
      const { innerHTML } = await placeExample(examples.map(({ html }) => html).join(''));
      const parts = await partsOnlyIn(template, innerHTML);
      expect(parts.filter((part) => !BEFORE_SCRIPTS.includes(part))).to.deep.equal([]);
    });

    const styles = examples.flatMap(({ html }) => html.match(/\bm-[a-z-]+--[\w-]+/g) ?? []);
    if (styles.length > 0)
      it('looks the same with a style class of its view on the tag, where a CMS may write it', async () => {
        const { html } = examples[0]!;
        const plain = looksIn(await placeExample(html), tag);
        const styled = html.replace(`<${tag}`, `<${tag} class="${styles.join(' ')}"`);
        expect(looksIn(await placeExample(styled), tag)).to.deep.equal(plain);
      });

    it('has in its shadow root the rules of all parts that views share', async () => {
      const all = examples.map(({ html }) => html).join('');
      const place = await placeExample(
        all.replaceAll(new RegExp(`<${tag}(?=[\\s>])`, 'g'), `<${tag} isolated`),
      );
      const page = new CSSStyleSheet();
      page.replaceSync(await (await realFetch('/app.css')).text());
      const shared = [...page.cssRules].filter((rule) => 'name' in rule && rule.name === 'uni.parts');
      const known = partsIn(shared.map(({ cssText }) => cssText).join(''));
      const lacking = tagsIn(place, tag).flatMap(({ shadowRoot }) => {
        const rules = shadowRoot?.adoptedStyleSheets.flatMap(({ cssRules }) => [...cssRules]) ?? [];
        const own = partsIn(rules.map(({ cssText }) => cssText).join(''));
        const shown = [...(shadowRoot?.querySelectorAll('[class]') ?? [])].flatMap(({ classList }) => [
          ...classList,
        ]);
        return shown.filter((part) => known.has(part) && !own.has(part));
      });
      expect([...new Set(lacking)]).to.deep.equal([]);
    });

    for (const mode of ['', 'isolated'])
      it(`is not shown where it is hidden ${mode}`, async () => {
        const all = examples.map(({ html }) => html).join('');
        const place = await placeExample(
          all.replaceAll(new RegExp(`<${tag}(?=[\\s>])`, 'g'), `<${tag} hidden ${mode}`),
        );
        for (const each of tagsIn(place, tag)) expect(getComputedStyle(each).display).to.equal('none');
      });

    for (const mode of ['', 'isolated'])
      it(`is a box whose content is hidden where it is hidden until found ${mode}`, async () => {
        const all = examples.map(({ html }) => html).join('');
        const place = await placeExample(
          all.replaceAll(new RegExp(`<${tag}(?=[\\s>])`, 'g'), `<${tag} hidden="until-found" ${mode}`),
        );
        for (const each of tagsIn(place, tag))
          expect(getComputedStyle(each).display).not.to.be.oneOf(['inline', 'contents', 'none']);
      });

    it('has lists that are lists in WebKit too, which takes one without markers for none outside navigation', async () => {
      const place = await placeExample(examples.map(({ html }) => html).join(''));
      const unmarked = [...place.querySelectorAll('.uni-view :is(ul, ol)')].filter(
        (list) => getComputedStyle(list).listStyleType === 'none' && !list.closest('nav'),
      );
      for (const list of unmarked) expect(list.role, list.className).to.be.oneOf(['list', 'listbox']);
      if (!IS_WEBKIT) return;
      for (const list of unmarked.filter((each) => each.checkVisibility())) {
        list.setAttribute('data-asked', '');
        const { role } = (await a11ySnapshot({ selector: '[data-asked]' })) as unknown as {
          readonly role: string;
        };
        list.removeAttribute('data-asked');
        expect(role, list.className).to.be.oneOf(['list', 'listbox']);
      }
    });

    it('looks the same where the CMS writes its style on the wrapper as well', async () => {
      const place = await placeExample(
        examples.map(({ html }) => `<div class="cmp-wrapper">${html}</div>`).join(''),
      );
      const look = () =>
        [...place.querySelectorAll('*')].map((each) => {
          const { x, y, width, height } = each.getBoundingClientRect();
          const { color, backgroundColor } = getComputedStyle(each);
          return [x, y, width, height, color, backgroundColor].join();
        });
      const before = look();
      for (const wrapper of place.querySelectorAll('.cmp-wrapper')) {
        const styles = wrapper.querySelector(tag)?.getAttribute('applied-css-class-names') ?? '';
        wrapper.classList.add(...styles.split(/\s+/).filter(Boolean));
      }
      expect(look()).to.deep.equal(before);
    });

    it('stays within a window of 320 px at 200 % text', async () => {
      const root = document.documentElement;
      await setViewport({ width: 320, height: 800 });
      root.style.fontSize = '200%';
      await placeExample(examples.map(({ html }) => html).join(''));
      const { scrollWidth } = root;
      root.style.fontSize = '';
      await setViewport({ width: 1280, height: 800 });
      // A pixel may be what the sizes of letters are rounded to.
      expect(scrollWidth).to.be.at.most(321);
    });

    const richProps = Object.entries(definition.props).filter(([, { name }]) => name === 'html');
    for (const [prop] of richProps)
      for (const mode of ['', 'isolated'])
        it(`keeps the rich text of ${prop} within a phone ${mode}`, async () => {
          await setViewport({ width: 320, height: 800 });
          const over: Record<string, number> = {};
          for (const [what, markup] of Object.entries(WIDE)) {
            const slots = richProps.map(
              ([each]) => `<div slot="${each}"><p>Words</p>${each === prop ? markup : ''}</div>`,
            );
            const place = await placeExample(`<${tag} ${mode} title="Title">${slots.join('')}</${tag}>`);
            const [shown] = tagsIn(place, tag);
            await Reflect.get(shown!, 'mountComplete');
            await allSeenIn(shown!.shadowRoot ?? shown!);
            const { scrollWidth, clientWidth } = document.documentElement;
            over[what] = scrollWidth - clientWidth;
            place.replaceChildren();
          }
          await setViewport({ width: 1280, height: 800 });
          expect(over).to.deep.equal(Object.fromEntries(Object.keys(WIDE).map((what) => [what, 0])));
        });

    it('shows no tooltip of its title', async () => {
      const place = await placeExample(examples.map(({ html }) => html).join(''));
      for (const each of tagsIn(place, tag)) expect(each).not.to.have.attribute('title');
    });

    it('keeps its nodes where it is moved, and no view mounts a second time', async () => {
      const place = await placeExample(examples.map(({ html }) => `<div>${html}</div>`).join(''));
      const nodes = new Map(tagsIn(place, tag).map((each) => [each, nodesOf(each)]));
      let mounts = 0;
      place.addEventListener('uni-mount', () => mounts++);
      for (const each of [...place.children].reverse()) place.append(each);
      await flushed();
      for (const [each, before] of nodes) expect(nodesOf(each)).to.deep.equal(before);
      if (hasView(definition)) expect(mounts).to.equal(0);
    });

    it('stays as it is written while somebody edits the content around it, and no longer', async () => {
      const whole = examples.filter(({ name }) => !BROKEN.test(name)).map(({ html }) => html);
      const place = await placeExample(`<div contenteditable></div>`);
      const editor = place.querySelector('div')!;
      editor.innerHTML = whole.join('');
      const written = editor.innerHTML;
      await Promise.all(
        tagsIn(editor, tag).map((each) => (each as { mountComplete?: Promise<void> }).mountComplete),
      );
      await flushed();
      expect(editor.innerHTML).to.equal(written);
      editor.removeAttribute('contenteditable');
      if (!CHANGES_NOTHING.includes(tag)) await waitUntil(() => editor.innerHTML !== written);
    });

    it('shows the same when it comes back', async () => {
      const place = await placeExample(examples.map(({ html }) => html).join(''));
      // A notice is seen a moment after it has mounted, so that it is announced.
      const told = () => waitUntil(() => !place.querySelector('.m-notice--waiting'));
      await told();
      const shown = place.innerText;
      const tags = tagsIn(place, tag);
      const marks = tags.map((each) => {
        const mark = document.createComment('here');
        each.replaceWith(mark);
        return mark;
      });
      await flushed();
      for (const [at, mark] of marks.entries()) mark.replaceWith(tags[at]!);
      await Promise.all(tags.map((each) => (each as { mountComplete?: Promise<void> }).mountComplete));
      await flushed();
      await told();
      expect(place.innerText).to.equal(shown);
      // Pictures of examples are replaced here, and an icon says that its file is none.
      expect(logged.errors.filter((line) => !line.includes(tag))).to.deep.equal([]);
    });

    if (tag !== SHOWS_NO_LEVEL)
      it('shows every word that was written, where its input is broken', async () => {
        const html = broken(examples)
          .map(({ html }) => html)
          .join('');
        const written = wordsOf(await placeExample(html.replaceAll('uni-', 'x-unknown-')));
        const shown = wordsOf(await placeExample(html));
        for (const word of written) {
          expect(shown).to.include(word);
          shown.splice(shown.indexOf(word), 1);
        }
      });

    it('names itself and a remedy, once for each cause, where its input is broken', async () => {
      await placeExample(
        broken(examples)
          .map(({ html }) => html)
          .join(''),
      );
      const lines = [...logged.warnings, ...logged.errors];
      expect(lines).to.deep.equal([...new Set(lines)]);
      expect(lines.filter((line) => !REMEDY.test(line))).to.deep.equal([]);
      expect(lines.some((line) => line.startsWith(`<${tag}>`))).to.equal(
        tag !== SPEAKS_LATER && !definition.areas,
      );
    });
  });
}
