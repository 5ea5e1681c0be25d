import { pageLocale } from '../../../page/locale/page-language.js';
import { wordFor } from '../../../page/locale/words.js';
import type { Translate } from '../../../vocabulary/labels.js';
import type { ServedSource, StartController } from '../declare/controller.js';
import { languageAround } from './language-around.js';

interface OwnWords<Words> {
  readonly controller: StartController<object, { readonly words: Words }>;
  serve(source: ServedSource): { readonly words: Words };
}

/**
 * Gives a view words of its own in the language around its tag, so that no other page loads them. In a view that a server
 * has written, the words are the server's until the class is loaded.
 *
 * @param wordsIn gives them for a language tag, each from the page's dictionary where that has it.
 */
export const ownWords = <Words>(
  wordsIn: (language: string | undefined, word: Translate) => Words,
): OwnWords<Words> => ({
  controller(host, refresh) {
    const stop = pageLocale.follow(refresh);
    return {
      stop,
      read() {
        const language = languageAround(host) ?? pageLocale.now?.language;
        return { words: wordsIn(language, wordFor(language)) };
      },
    };
  },
  serve: ({ language, word }) => ({ words: wordsIn(language, word) }),
});
