import type { PropTypes } from '../../../elements/_core/declare/prop-type.js';
import type { Example } from '../../../fixtures/examples/example.js';
import type { Field } from '../../../integrations/authoring/field.js';

/** The content of an element's demo page: all of it comes from the element's own files. */
export interface ElementDoc {
  readonly slug: string;
  readonly examples: readonly Example[];
  readonly props: PropTypes;
  /** The prop that what stands in the tag, outside slots, gives. */
  readonly content?: string | undefined;
  /** The props that its first example gives, whether by attributes, data or HTML. */
  readonly given: Readonly<Record<string, unknown>>;
  /** Its lists and objects, with their fields. */
  readonly groups: readonly Field[];
  /** Its README, Markdown. */
  readonly guide: string;
  /** Its HTL template. */
  readonly template: string;
  /** The element's own code in bytes, gzipped, React and what all elements share apart. It is undefined before a build. */
  readonly bytes: number | undefined;
}
