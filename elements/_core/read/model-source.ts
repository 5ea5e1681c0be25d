import { isRecord } from '../../../page/is-record.js';
import { findInPageModel } from '../../../page/model/find-model.js';
import { modelCalls } from '../../../page/model/model-calls.js';
import { pageModel } from '../../../page/model/page-model.js';
import { reasonOf } from '../../../page/request/request-error.js';
import { warnOnce } from '../../../page/warn.js';
import type { FragmentSource, ViewDefinition } from '../declare/definition.js';
import { DataSourceError, ModelComing } from '../declare/model-error.js';
import { MODEL_SLOT } from '../declare/names.js';
import { componentIn } from './fragment-component.js';
import { asModel } from './raw-node.js';
import { notJson } from './sources.js';

interface ModelRequest {
  readonly src: string;
  readonly abort: AbortController;
  /** Gives the model, or throws why there is none yet, or none at all. */
  read(): unknown;
  hasFailed?: true;
}

/**
 * The model of one component: written into the tag, fetched from its `src`, walked to in the page model by its
 * `model-path`, or found in the fragment that a meta tag names. Loaded only where a tag names a model.
 */
export class ModelSource {
  readonly #host: Element;
  readonly #changed: () => void;
  readonly #definition: ViewDefinition;
  #request: ModelRequest | undefined;
  #unsubscribe: (() => void) | undefined;
  /** The page model's part at the path when it was read last. It begins as a value that no model has. */
  #followed: unknown = this;

  /** @param changed called when a later `read` would give something else. */
  constructor(host: Element, changed: () => void, definition: ViewDefinition) {
    this.#host = host;
    this.#changed = changed;
    this.#definition = definition;
  }

  /**
   * @param isLacking whether the tag has no data of its own, so that its fragment is asked for.
   * @param given a model that was given as a property: no other is asked for.
   * @returns undefined where the tag names no model.
   * @throws ModelComing while it is on its way, DataSourceError where it cannot be had.
   */
  read(isLacking: boolean, given: unknown): unknown {
    if (given !== undefined && given !== null) return this.#componentOf(given);
    const inTag = this.#host.firstElementChild ? modelInTag(this.#host) : undefined;
    if (inTag) return this.#componentOf(inTag);
    const src = this.#definition.props.src ? null : this.#host.getAttribute('src');
    if (src !== null) return this.#readSource(src);
    const path = this.#host.getAttribute('model-path');
    if (path === null && this.#fragment && isLacking) return this.#readFragment(this.#fragment);
    this.#abort();
    return path === null ? undefined : this.#readPath(path);
  }

  /** Lets the next `read` ask again for what could not be fetched. Gives whether there is such a thing. */
  forgetFailure(): boolean {
    if (!this.#request?.hasFailed) return false;
    this.#abort();
    return true;
  }

  /** Ends a request under way and stops following the page model. */
  release(): void {
    this.#abort();
    this.#unsubscribe?.();
    this.#unsubscribe = undefined;
  }

  #readFragment({ meta }: FragmentSource): unknown {
    const path = document.querySelector<HTMLMetaElement>(`meta[name="${meta}"]`)?.content;
    if (path) return this.#readSource(path);
    const remedy = `please configure ${meta}: <meta name="${meta}" content="/content/experience-fragments/…">`;
    throw missing(`<${this.#host.localName}> has no data: ${remedy}, or give it the attribute src`);
  }

  #readSource(src: string): unknown {
    if (this.#request?.src === src) return this.#request.read();
    this.#abort();
    const abort = new AbortController();
    const request: ModelRequest = { src, abort, read: throwing(new ModelComing('address')) };
    this.#request = request;
    const finish = (checked: () => unknown) => {
      if (this.#request !== request) return;
      try {
        const model = checked();
        request.read = () => model;
      } catch (error) {
        request.hasFailed = true;
        request.read = throwing(error);
      }
      this.#changed();
    };
    const { feed } = this.#definition;
    const loading = modelCalls().then(({ loadFeed, loadModel }) =>
      feed ? loadFeed(src, feed, abort.signal) : loadModel(src, abort.signal),
    );
    loading.then(
      (model) => finish(() => this.#checked(model, `src="${src}"`)),
      (error: unknown) =>
        finish(() => {
          throw missing(this.#unloaded(src, error), error);
        }),
    );
    return request.read();
  }

  #readPath(path: string): unknown {
    this.#unsubscribe ??= pageModel.follow(() => this.#pageModelChanged());
    const origin = `model-path="${path}"`;
    if (pageModel.now === undefined) {
      void pageModel.need();
      if (pageModel.isMissing) throw missing(this.#remedy(`${origin}: the page's model cannot be had`));
      throw new ModelComing('page');
    }
    this.#followed = findInPageModel(path);
    return this.#checked(this.#followed, origin);
  }

  /** A new model of the page may hold this component's as it was. */
  #pageModelChanged(): void {
    const path = this.#host.getAttribute('model-path');
    if (path === null || findInPageModel(path) !== this.#followed) this.#changed();
  }

  #checked(model: unknown, origin: string): unknown {
    const found = this.#componentOf(model);
    if (isRecord(found)) return found;
    throw missing(this.#remedy(`${origin} leads to no component model`));
  }

  #componentOf(model: unknown): unknown {
    const found = this.#fragment ? componentIn(model, this.#fragment.component) : model;
    return isRecord(found) ? asModel(found, this.#definition.props) : found;
  }

  get #fragment(): FragmentSource | undefined {
    return this.#definition.fragment;
  }

  #unloaded(src: string, error: unknown): string {
    const reason = reasonOf(error);
    return this.#fragment?.failure ?? this.#remedy(`src="${src}" cannot be loaded (${reason})`);
  }

  #remedy(what: string): string {
    return `<${this.#host.localName}> ${what}; check that the address or path names a component that is published`;
  }

  #abort(): void {
    this.#request?.abort.abort();
    this.#request = undefined;
  }
}

const throwing = (cause: unknown) => (): unknown => {
  throw cause;
};

function missing(message: string, cause?: unknown): DataSourceError {
  warnOnce(message, 'error');
  return new DataSourceError(message, { cause });
}

/** A server that made the element of a model writes the model into it. */
function modelInTag(host: Element): unknown {
  const json = host.querySelector(`:scope > script[data-slot="${MODEL_SLOT}"]`)?.textContent ?? 'null';
  try {
    const model: unknown = JSON.parse(json);
    return isRecord(model) ? model : undefined;
  } catch (error) {
    throw missing(notJson(host.localName, MODEL_SLOT, json, error));
  }
}
