import { isObject } from '../is-record.js';
import { shownModelUrl } from '../model/addresses.js';
import { fragmentModelAddress, loadModel } from '../model/fetch-model.js';
import { findInPageModel, findModel } from '../model/find-model.js';
import { pageModel } from '../model/page-model.js';
import { canonicalPath, modelPlace, parentPath, placesIn } from './component-places.js';
import type { PatchKind } from './model-patch.js';
import type { Change } from './show-changes.js';

/** The model of a page or fragment as it was known, and as the server has it now. */
export interface FetchedModel {
  readonly owner: string;
  readonly before: unknown;
  readonly now: unknown;
}

/** A component, by its canonical path, and where its model is. */
export interface EditedComponent {
  readonly path: string;
  readonly owner: string;
  readonly item: string;
  readonly kind: PatchKind;
  /** Components in it that were hinted at and did not stand in the page then: on the way, or not there at all. */
  readonly missing: ReadonlySet<string>;
}

/** The models of the page and its fragments while an author edits them. */
export class EditedModels {
  readonly #fragments = new Map<string, unknown>();
  /** The models of changed components as they were before, by path, until their editor reports the change. */
  readonly #unseen = new Map<string, unknown>();

  /** @throws RequestError */
  async fetch(owner: string, signal: AbortSignal): Promise<FetchedModel> {
    const fetched = await loadModel(owner, signal);
    const before = isOwnPage(owner) ? findInPageModel('') : this.#fragments.get(owner);
    return { owner, before, now: fetched };
  }

  /**
   * The changes for a component since it was shown: for `content` also in the components below it, for `children`
   * in those that were missing and have come, for `shown` anything of its page or fragment.
   */
  changesFor(
    { path, owner, item, kind, missing }: EditedComponent,
    fetched: FetchedModel,
    places: ReadonlyMap<string, Element>,
  ): Change[] {
    const { before, now } = fetched;
    const ends = { path, previous: findModel(before, item), model: findModel(now, item) };
    if (kind === 'shown') return isSame(before, now) ? [] : [{ ...ends, kind }];
    if (before === undefined) return [{ ...ends, kind: 'content' }];
    const own = this.#changeOf(path, item, fetched);
    const tops = kind === 'children' ? missing : new Set([path]);
    const below = [...places].flatMap(([each, place]) => {
      const at = each !== path && isIn(tops, each) ? modelPlace(place) : undefined;
      return at?.owner === owner ? this.#changeOf(each, at.item, fetched) : [];
    });
    return [...own, ...below];
  }

  /** Takes what was fetched for what is known. Of the components that have changed, only these are shown. */
  accept(fetched: FetchedModel, shown: ReadonlySet<string>): void {
    const { owner, now } = fetched;
    for (const [path, place] of placesIn(document)) {
      const { owner: placeOwner, item } = modelPlace(place) ?? {};
      if (placeOwner !== owner || item === undefined) continue;
      const [change] = shown.has(path) ? [] : this.#changeOf(path, item, fetched);
      if (change) this.#unseen.set(path, change.previous);
      else this.#unseen.delete(path);
    }
    if (!isOwnPage(owner)) this.#fragments.set(owner, now);
    else if (!isSame(now, fetched.before)) pageModel.set(now);
  }

  #changeOf(path: string, item: string, { before, now }: FetchedModel): Change[] {
    const previous = this.#unseen.has(path) ? this.#unseen.get(path) : findModel(before, item);
    const model = findModel(now, item);
    const kind = differenceOf(previous, model);
    return kind ? [{ path, kind, previous, model }] : [];
  }
}

/** Whether a path is one of these, or below one of them. */
function isIn(tops: ReadonlySet<string>, path: string): boolean {
  for (let at: string | undefined = path; at !== undefined; at = parentPath(at))
    if (tops.has(at)) return true;
  return false;
}

/** A launch's page, and `/content`, name the same page. */
function isOwnPage(owner: string): boolean {
  const spell = (address: string) => canonicalPath(`${address}/jcr:content/root`);
  return spell(fragmentModelAddress(owner)) === spell(shownModelUrl());
}

/** `content` is for its own fields, `children` for which components it contains and in which order. */
function differenceOf(previous: unknown, model: unknown): 'content' | 'children' | undefined {
  if (isSame(previous, model)) return undefined;
  if (!isContainer(previous) || !isContainer(model)) return 'content';
  const fields = [...new Set([...Object.keys(previous), ...Object.keys(model)])];
  const isOwnField = (field: string) => field !== ':items' && field !== ':itemsOrder';
  if (fields.some((field) => isOwnField(field) && !isSame(previous[field], model[field]))) return 'content';
  return orderOf(previous) === orderOf(model) ? undefined : 'children';
}

/** The order of keys counts: it is the order of components. */
const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

const orderOf = ({ ':items': items, ':itemsOrder': order }: Container) =>
  JSON.stringify([Object.keys(items), order]);

interface Container extends Readonly<Record<string, unknown>> {
  readonly ':items': object;
}

function isContainer(value: unknown): value is Container {
  const items = isObject(value) ? value[':items'] : undefined;
  return isObject(items);
}
