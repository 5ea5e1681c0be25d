// An author's edit shows, and nothing else of the page changes, whichever editor tells of it. The rows stand in
// `testing-editing.ts`.
import { expect } from '@open-wc/testing';
import { text } from '../../elements/_core/declare/prop-types.js';
import { clearPage, defineTestTag, flushed, put, testTag } from '../../elements/_core/testing/testing.js';
import { findInPageModel } from '../model/find-model.js';
import { pageModel } from '../model/page-model.js';
import { type Clock, type captureConsole, settle } from '../testing.js';
import { isPlace, pathOf, placeAround, placesIn } from './component-places.js';
import { followReplacements } from './dom-replacement.js';
import { followEditorFrame } from './editor-frame.js';
import { followPageEditor } from './page-editor.js';
import { editedPage, pathTo, type StubbedCms, startReloader } from './testing.js';
import { at, type Components, EDITS, type Edit, HINTS, type Hint } from './testing-editing.js';
import { followUniversalEditor } from './universal-editor.js';

const View = ({ label, note }: { label?: string; note?: string }) => (
  <div>
    <p>{label}</p>
    {note && <small>{note}</small>}
    <button type="button">Use</button>
    <button type="button">Other</button>
  </div>
);
const parts = { props: { label: text(), note: text() }, view: View };
const tag = defineTestTag(parts);
const otherTag = defineTestTag({ view: () => <p>other</p> });
/** Nobody has used one of these yet. */
let unusedTag = testTag();
const ADAPTERS = [followPageEditor, followEditorFrame, followUniversalEditor, followReplacements];

const type = (name: string) => `uni/components/${name.replace('uni-', '')}`;
const [TEXT, OTHER, UNTYPED] = [/^text:/, /^other:/, /^untyped:/];
const lastOf = (path: string) => path.slice(path.lastIndexOf('/') + 1);

/** A component's model, as the CMS exports it. */
function modelOf(value: string | Components, own: string): Record<string, unknown> {
  if (typeof value !== 'string') return { ':type': type('area'), ':items': modelsOf(value, own) };
  if (TEXT.test(value)) return { ':type': type('text'), text: value };
  if (OTHER.test(value)) return { ':type': type(otherTag) };
  const [label, note] = value.replace(UNTYPED, '').split('/');
  return { ...(!UNTYPED.test(value) && { ':type': type(own) }), label, ...(note && { note }) };
}
const modelsOf = (components: Components, own = tag) =>
  Object.fromEntries(Object.entries(components).map(([name, value]) => [name, modelOf(value, own)]));

/** The markup that the CMS writes, each component marked as an editor of this protocol has it. */
function markupOf(components: Components, hint: Hint, own = tag, around = ''): string {
  const entries = Object.entries(components).map(([name, value]) => {
    const path = pathTo(around + name);
    const urn = `data-aue-resource="urn:aemconnection:/content${path}"`;
    const inner =
      typeof value === 'string'
        ? tagOf(value, own)
        : `<section>${markupOf(value, hint, own, `${around}${name}/`)}${DROP_ZONE.replace('PATH', path)}</section>`;
    if (hint.via === 'element') return `<div ${urn}>${inner}</div>`;
    if (hint.via === 'nodes') return `<div data-path="${path}">${inner}</div>`;
    if (hint.via === 'window')
      return `<div class="cmp"><cq data-path="/content${path}"></cq>${onTag(inner, urn)}</div>`;
    const mark = `data-cq-data-path="${path}"`;
    return OF_OURS.test(inner) ? onTag(inner, mark) : `<div ${mark}>${inner}</div>`;
  });
  return entries.join('');
}
/** Where the Page Editor has a new component dropped. */
const DROP_ZONE = '<div class="new section"><cq data-path="/content/PATH/*"></cq></div>';
const OF_OURS = /^<uni-[\w-]+/;
const onTag = (html: string, mark: string) => html.replace(OF_OURS, `$& ${mark}`);
function tagOf(value: string, own: string): string {
  if (TEXT.test(value)) return `<p>${value}</p><script>document.title = 'ran'</script>`;
  if (OTHER.test(value)) return `<${otherTag}></${otherTag}>`;
  const [label, note] = value.replace(UNTYPED, '').split('/');
  const attributes = `data-label="${label}"${note ? ` data-note="${note}"` : ''}`;
  return own === tag
    ? `<${tag} ${attributes}></${tag}>`
    : `<${own} ${attributes} data-prerendered="1"><div class="uni-view"><div><p>${label}</p></div></div></${own}>`;
}

/** The components that a reader sees, in the notation of the rows. */
function seenIn(root: Element): Components {
  const own = [...root.querySelectorAll('*')].filter(
    (node) => isPlace(node) && (placeAround(node.parentElement!) ?? root) === root,
  );
  return Object.fromEntries(own.map((place) => [lastOf(pathOf(place)!), seen(place)]));
}
function seen(place: Element): string | Components {
  if (place.querySelector(':scope > section')) return seenIn(place);
  const views = [...place.querySelectorAll('.uni-view')];
  if (views.length === 0) return place.textContent.replace(/document\.title.*/, '');
  expect(views).to.have.length(1);
  return [...views[0]!.querySelectorAll('p, small')].map(({ textContent }) => textContent).join('/');
}
/** As a reader sees what the CMS has. */
const shownOf = (components: Components): Components =>
  Object.fromEntries(
    Object.entries(components).map(([name, value]) => [
      name,
      typeof value === 'string' ? value.replace(UNTYPED, '').replace(OTHER, 'other') : shownOf(value),
    ]),
  );

/** An editor that puts the new nodes into the page itself. */
function replaceNodes(item: string, html: string): void {
  const [live, fresh] = [document, new DOMParser().parseFromString(html, 'text/html')].map(placesIn) as [
    Map<string, Element>,
    Map<string, Element>,
  ];
  const { path, container } = at(item);
  const [old, made] = [live.get(path), fresh.get(path)];
  const next = made?.nextElementSibling && live.get(pathOf(made.nextElementSibling)!);
  if (!made) old?.remove();
  else if (old && next !== old.nextElementSibling) old.parentElement!.insertBefore(old, next ?? null);
  else if (old) old.replaceWith(made);
  else
    live
      .get(container)!
      .querySelector('section')!
      .insertBefore(made, next ?? null);
}

function send({ via, type, detail }: Hint, item: string, last: string, html: string): void {
  const { path, container } = at(item);
  const told = detail(at(item, last));
  if (via === 'nodes') replaceNodes(item, html);
  if (!type) return;
  if (via === 'frame') {
    const data = { type, ...told };
    window.dispatchEvent(
      new MessageEvent('message', { data, origin: location.origin, source: window.parent }),
    );
    return;
  }
  const marked = (at: string) => document.querySelector(`[data-aue-resource$="${at}"]`);
  const target = via === 'element' ? (marked(path) ?? marked(container))! : window;
  target.dispatchEvent(new CustomEvent(type, { detail: told, bubbles: true }));
}

describe('an edit of', () => {
  const { parent } = window;
  const frame = document.createElement('iframe');
  let clock: Clock;
  let cms: StubbedCms;
  let end: () => void;
  let logged: ReturnType<typeof captureConsole>;
  let authoring: ReturnType<typeof startReloader>;
  let mounted: string[] = [];
  let measured = 0;
  const noteMount = ({ target }: Event) => mounted.push(lastOf(pathOf(placeAround(target as Element)!)!));
  const noteMeasure = () => measured++;

  before(() => {
    document.body.append(frame);
    Object.defineProperty(window, 'parent', { value: frame.contentWindow, configurable: true });
  });
  after(() => {
    Object.defineProperty(window, 'parent', { value: parent, configurable: true });
    frame.remove();
  });
  beforeEach(() => {
    ({ logged, clock, cms, end } = editedPage());
    document.addEventListener('uni-mount', noteMount);
    window.addEventListener('cq-async-content-loaded', noteMeasure);
  });
  afterEach(() => {
    document.removeEventListener('uni-mount', noteMount);
    window.removeEventListener('cq-async-content-loaded', noteMeasure);
    authoring.stop();
    clearPage();
    end();
  });

  async function open({ before, isPrerendered, isUnknown }: Edit, hint: Hint): Promise<HTMLElement> {
    if (isPrerendered) unusedTag = testTag();
    const own = isPrerendered ? unusedTag : tag;
    if (!isUnknown) pageModel.set({ ':items': modelsOf(before, own) });
    const page = put(`<main>${markupOf(before, hint, own)}</main>`);
    await flushed();
    await settle();
    authoring = startReloader(async () => void defineTestTag({ ...parts, tag: unusedTag }));
    for (const follow of ADAPTERS) follow(authoring.reloader, authoring.signal);
    mounted = [];
    measured = 0;
    return page;
  }

  async function ask(edit: Edit, hint: Hint, focusOn: 0 | -1): Promise<void> {
    const page = await open(edit, hint);
    const own = edit.isPrerendered ? unusedTag : tag;
    const nodes = new Map(
      [...page.querySelectorAll(tag)].map((each) => [each, [...each.querySelectorAll('*')]]),
    );
    const focused = [...page.querySelectorAll<HTMLElement>('button:last-child')].at(focusOn);
    focused?.focus();
    cms.items = modelsOf(edit.after, own) as StubbedCms['items'];
    cms.html = markupOf(edit.after, hint, own);
    for (const item of hint.isOne ? edit.items.slice(0, 1) : edit.items)
      send(hint, item, edit.items.at(-1)!, cms.html);
    await clock.tick(0);
    await settle();
    expect(JSON.stringify(seenIn(page))).to.equal(JSON.stringify(shownOf(edit.after)));
    expect(mounted).to.deep.equal(edit.mounts);
    for (const [each, before] of nodes)
      if (each.isConnected && !edit.mounts.includes(lastOf(pathOf(placeAround(each)!)!)))
        expect([...each.querySelectorAll('*')]).to.deep.equal(before);
    if (hint.via !== 'nodes' && focused?.isConnected && Reflect.has(Element.prototype, 'moveBefore'))
      expect(document.activeElement === focused, 'focus').to.equal(true);
    const pageCalls = hint.via === 'nodes' ? 0 : edit.pageCalls;
    expect([cms.modelCalls, cms.pageCalls, measured]).to.deep.equal([1, pageCalls, 1]);
    expect(logged.warn).to.deep.equal([]);
    expect(clock.timers).to.equal(0);
    expect(findInPageModel(Object.keys(edit.after)[0]!)).to.deep.equal(Object.values(cms.items)[0]);
    expect(document.querySelector('[onerror]')).to.equal(null);
    expect(document.title).not.to.equal('ran');
  }

  for (const [what, edit] of Object.entries(EDITS))
    describe(what, () => {
      for (const [editor, hint] of Object.entries(HINTS[edit.kind]))
        for (const [where, focusOn, canMove] of [
          ['in it', 0, true],
          ['beside it', -1, true],
          ['in it, in a browser that cannot move nodes,', 0, false],
        ] as const)
          if (!(edit.isTold && hint.via === 'nodes'))
            it(`is shown, and the focus ${where} stays in nodes that stay: ${editor}`, async () => {
              const { moveBefore } = Element.prototype as Partial<Element>;
              if (!canMove) Reflect.deleteProperty(Element.prototype, 'moveBefore');
              await ask(edit, hint, focusOn);
              if (moveBefore) Object.assign(Element.prototype, { moveBefore });
            });
    });
});
