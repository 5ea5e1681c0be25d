import type { PropType } from '../../elements/_core/declare/prop-type.js';
import type { Chooser } from './author-words.js';

/** One prop as an author's dialog offers it. It is data, so that a browser can be told of it as JSON. */
export interface Field {
  /** The prop's name, which is the name of the property in the content. */
  readonly name: string;
  readonly label: string;
  readonly kind: Exclude<PropType<unknown>['name'], 'callback' | 'attributes'>;
  /** Help for the author beside the label. */
  readonly description?: string;
  /** The words of a closed list, and what each means to authors. */
  readonly choices?: readonly string[];
  readonly meanings?: Readonly<Record<string, string>>;
  /** Folded away. */
  readonly isTechnical?: true;
  /** Without it nothing is shown. */
  readonly isNeeded?: true;
  /** The least and the greatest `number`. */
  readonly min?: number;
  readonly max?: number;
  /** Whether it is the path of a picture or an icon file. */
  readonly isAsset?: true;
  /** How the CMS lets an author choose a text. */
  readonly chooser?: Chooser;
  /** The value while the author gives none. */
  readonly fallback?: string | number | boolean;
  /** The fields of a list's items or of an object. */
  readonly fields?: readonly Field[];
}

/** The picture that a component takes from the repository's list of pictures. */
export const isPicture = ({ isAsset, name }: Pick<Field, 'isAsset' | 'name'>): boolean =>
  isAsset === true && !/icon|logo/i.test(name);
