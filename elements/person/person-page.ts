import { type PersonWords, personWords } from '../../react-views/person/person-words.js';
import type { ServedSource, StartController } from '../_core/declare/controller.js';
import { ownWords } from '../_core/read/own-words.js';

/** The parts of its page that a person's card needs. */
interface Found {
  readonly words?: PersonWords;
  readonly pageAddress?: string | undefined;
}

const own = ownWords(personWords);

export const followPage: StartController<object, Found> = (host, refresh) => {
  const words = own.controller(host, refresh);
  return { ...words, read: (props) => ({ ...words.read(props), pageAddress: document.baseURI }) };
};

export const servePerson = (source: ServedSource): Found => ({
  ...own.serve(source),
  pageAddress: source.page?.address,
});
