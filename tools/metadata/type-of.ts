import type { PropType } from '../../elements/_core/declare/prop-type.js';

/** A kind's values as TypeScript writes them: what a property takes. */
export function typeOf({ name, values, shape }: PropType<unknown>): string {
  switch (name) {
    case 'enum':
      return (values ?? []).map((value) => JSON.stringify(value)).join(' | ');
    case 'list':
      return `readonly ${shapeOf(shape)}[]`;
    case 'object':
      return shapeOf(shape);
    case 'callback':
      return '(event: Event) => void';
    case 'boolean':
    case 'number':
      return name;
    default:
      return 'string';
  }
}

function shapeOf(shape: PropType<unknown>['shape'] = {}): string {
  const fields = Object.entries(shape).map(([name, kind]) => `${JSON.stringify(name)}?: ${typeOf(kind)}`);
  return `{ ${fields.join('; ')} }`;
}
