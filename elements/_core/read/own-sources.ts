import type { TagDefinition } from '../declare/definition.js';
import type { ReadForm } from '../declare/html-form.js';
import { readAttributes, slotName } from '../declare/names.js';
import { readAuthored } from './dom-content.js';
import { languageAround } from './language-around.js';
import type { Sources } from './sources.js';

/** One element's own sources: properties, attributes, authored content and the language around it. */
export class OwnSources {
  readonly #host: HTMLElement;
  readonly #definition: TagDefinition;
  #properties: Sources['properties'] = {};
  /** The props for which the model counts, because an author has edited the component since the tag was written. */
  readonly #stale = new Set<string>();

  constructor(host: HTMLElement, definition: TagDefinition) {
    this.#host = host;
    this.#definition = definition;
  }

  /** Takes the JS properties as they are now. @returns whether one has another value. */
  take(properties: Sources['properties']): boolean {
    const before = this.#properties;
    this.#properties = properties;
    const names = Object.keys({ ...before, ...properties });
    return names.some((name) => !Object.is(before[name], properties[name]));
  }

  /**
   * Takes note that an author has edited the component. For each prop that the model has, or had before, the attributes
   * and the content of the tag are out of date. Props that no model has, such as the path of the current page, are the
   * template's own and stay.
   *
   * @param previous the model before the edit. If it is not known, all props of the tag are out of date.
   */
  outdate(model: unknown, previous: unknown): void {
    for (const prop of Object.keys(this.#definition.props)) {
      if (
        !isModel(previous) ||
        Object.hasOwn(previous, prop) ||
        (isModel(model) && Object.hasOwn(model, prop))
      )
        this.#stale.add(prop);
    }
  }

  get hasProperties(): boolean {
    return Object.values(this.#properties).some((value) => value !== undefined);
  }

  /** Gives the sources as they are now, without what is out of date. JS properties always count. */
  read(): Sources {
    const sources: Sources = {
      properties: this.#properties,
      attributes: this.#host,
      authored: readAuthored(this.#host),
      language: () => languageAround(this.#host),
    };
    return this.#stale.size === 0 ? sources : this.#withoutStale(sources);
  }

  #withoutStale(sources: Sources): Sources {
    const { attributes, authored } = sources;
    const names = new Set(
      [...this.#stale].flatMap((prop) => readAttributes(prop, this.#definition.props[prop])),
    );
    const slots = new Set([...this.#stale].map(slotName));
    const isFresh = ([slot]: readonly [string, unknown]) => !slots.has(slot);
    return {
      ...sources,
      attributes: { getAttribute: (name) => (names.has(name) ? null : attributes.getAttribute(name)) },
      authored: {
        json: new Map([...authored.json].filter(isFresh)),
        slotted: new Map([...authored.slotted].filter(isFresh)),
        rest: authored.rest,
        ...(authored.holes && { holes: authored.holes }),
        ...(authored.form && { form: () => this.#withoutStaleParts(authored.form!()) }),
      },
    };
  }

  #withoutStaleParts({ parts, ...read }: ReadForm): ReadForm {
    return { ...read, parts: new Map([...parts].filter(([prop]) => !this.#stale.has(prop))) };
  }
}

const isModel = (value: unknown): value is object => typeof value === 'object' && value !== null;
