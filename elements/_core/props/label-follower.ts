import { labelsFor } from '../../../page/locale/labels-source.js';
import { pageLocale } from '../../../page/locale/locale-source.js';
import type { LabelTexts } from '../../../vocabulary/labels.js';
import { languageAround } from './language-around.js';

/** The views' own words for one element, in the language around it. */
export class LabelFollower {
  readonly #host: Element;
  readonly #changed: () => void;
  #labels: LabelTexts | undefined;
  #unfollow: (() => void) | undefined;

  /** @param changed is called when the page's dictionary has come and has other words. */
  constructor(host: Element, changed: () => void) {
    this.#host = host;
    this.#changed = changed;
  }

  read(): LabelTexts {
    this.#unfollow ??= pageLocale.follow(() => this.#labels !== this.#wanted && this.#changed());
    this.#labels = this.#wanted;
    return this.#labels;
  }

  /** What has to come before the words can be read; undefined where they can be. */
  get missing(): Promise<void> | undefined {
    return pageLocale.need();
  }

  release(): void {
    this.#unfollow?.();
    this.#unfollow = undefined;
  }

  get #wanted(): LabelTexts {
    return labelsFor(languageAround(this.#host));
  }
}
