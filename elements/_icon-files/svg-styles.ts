/** Property → value, as a style declares them. */
export type Declarations = Readonly<Record<string, string>>;

/** The class rules in the style sheets of a file. */
export interface ClassRules {
  /** By class, in the order of the rules. */
  readonly byClass: ReadonlyMap<string, readonly { readonly place: number; readonly says: Declarations }[]>;
  /** Whether there are rules of another kind, which are left out. */
  readonly hasOthers: boolean;
}

const CLASS = /^\.[\w-]+$/;

/** Reads rules of the kind `.name, .other { … }`, as drawing programs write them. Linear. */
export function classRulesOf(css: string): ClassRules {
  const byClass = new Map<string, { readonly place: number; readonly says: Declarations }[]>();
  let hasOthers = false;
  for (const [place, rule] of withoutComments(css).split('}').entries()) {
    const [selectors = '', body, ...deeper] = rule.split('{');
    if (body === undefined) {
      hasOthers ||= selectors.trim() !== '';
      continue;
    }
    const names = selectors.split(',').map((selector) => selector.trim());
    if (deeper.length > 0 || !names.every((name) => CLASS.test(name))) {
      hasOthers = true;
      continue;
    }
    const says = declarationsOf(body);
    for (const name of names) {
      const rules = byClass.get(name.slice(1)) ?? [];
      byClass.set(name.slice(1), rules);
      rules.push({ place, says });
    }
  }
  return { byClass, hasOthers };
}

/** An element's paint beside its attributes: from its classes, and before them from its own `style`. */
export function stylesOf(
  { class: names = '', style = '' }: Declarations,
  { byClass }: ClassRules,
): Declarations {
  const rules = [...new Set(names.split(/\s+/))].flatMap((name) => byClass.get(name) ?? []);
  const inOrder = rules.sort((one, other) => one.place - other.place).map(({ says }) => says);
  return Object.assign({}, ...inOrder, declarationsOf(style)) as Declarations;
}

function declarationsOf(body: string): Declarations {
  const pairs = body.split(';').map((declaration) => {
    const colon = declaration.indexOf(':');
    const value = declaration.slice(colon + 1).replace('!important', '');
    return [declaration.slice(0, Math.max(colon, 0)).trim().toLowerCase(), value.trim()];
  });
  return Object.fromEntries(pairs.filter(([name]) => name)) as Declarations;
}

const withoutComments = (css: string): string =>
  css
    .replaceAll('<![CDATA[', '')
    .replaceAll(']]>', '')
    .replaceAll('<!--', '')
    .replaceAll('-->', '')
    .split('/*')
    .map((part, at) => (at === 0 ? part : part.includes('*/') ? part.slice(part.indexOf('*/') + 2) : ''))
    .join(' ');
