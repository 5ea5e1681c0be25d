import { kebabCase } from 'lodash-es';
import type { KindName, NewProp, NewRoom } from './read-props.js';

const TYPES: Readonly<Record<KindName, string>> = {
  text: 'string',
  html: 'SafeHtml',
  url: 'SafeUrl',
  boolean: 'boolean',
  number: 'number',
  list: 'readonly { readonly title: string | undefined; readonly link: SafeUrl | undefined }[]',
};

/** `react-views/<slug>/<slug>.tsx`. */
export function viewFile({ slug, view, props }: NewRoom): string {
  const has = (...kinds: readonly KindName[]) => props.some(({ kind }) => kinds.includes(kind));
  const block = `m-${slug}`;
  const safe = [has('html') && 'SafeHtml', has('url', 'list') && 'SafeUrl'].filter(Boolean).join(', ');
  const flags = props.filter(({ kind }) => kind === 'boolean');
  const shown = props.filter(({ kind }) => kind !== 'boolean');
  const classes = flags.map(({ name }) => `, ${name} && '${block}--${kebabCase(name)}'`).join('');
  return `${has('boolean') ? "import { classNames } from '../_shared/class-names.js';\n" : ''}${has('url', 'list') ? "import { Link } from '../_shared/links/link.js';\n" : ''}${safe && `import type { ${safe} } from '../_shared/safe.js';\n`}${has('html') ? "import { RichText } from '../_shared/text/rich-text.js';\n" : ''}
export interface ${view}Props {
${props.map(({ name, kind }) => `  readonly ${name}?: ${TYPES[kind]};`).join('\n')}
}

/** Says in a sentence what it is. */
export function ${view}({ ${props.map(({ name, kind }) => (kind === 'list' ? `${name} = []` : name)).join(', ')} }: ${view}Props) {
  if (${shown.map(isNothing).join(' && ') || 'true'}) return null;
  return (
    <div className=${has('boolean') ? `{classNames('${block}'${classes})}` : `"${block}"`}>
${shown.map((prop) => partOf(prop, `${block}__${kebabCase(prop.name)}`)).join('\n')}
    </div>
  );
}
`;
}

const isNothing = ({ name, kind }: NewProp) => {
  if (kind === 'list') return `${name}.length === 0`;
  return kind === 'number' ? `${name} === undefined` : `!${name}`;
};

function partOf({ name, kind }: NewProp, part: string): string {
  switch (kind) {
    case 'html':
      return `      <RichText html={${name}} className="${part}" />`;
    case 'url':
      return `      {${name} && <Link href={${name}} text={${name}} className="${part}" />}`;
    case 'number':
      return `      {${name} !== undefined && <p className="${part}">{${name}}</p>}`;
    case 'list':
      return `      {${name}.length > 0 && (
        <ul className="${part}">
          {${name}.map(({ title = '', link }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two items may be alike, and none keeps state
            <li key={index}>
              <Link href={link} text={title} />
            </li>
          ))}
        </ul>
      )}`;
    default:
      return `      {${name} && <p className="${part}">{${name}}</p>}`;
  }
}

/** `react-views/<slug>/<slug>.css`. */
export const styleFile = ({ slug }: NewRoom) => `@layer uni.views {
  .m-${slug} {
    padding: var(--uni-space-24);
    color: var(--uni-colour-text);
    background: var(--uni-colour-ground);
    border: 1px solid var(--uni-colour-hairline);
    font-family: var(--uni-font-family);
    font-size: var(--uni-font-size-16);
    line-height: var(--uni-line-height);
  }

  .m-${slug} > :first-child {
    margin-block-start: 0;
  }

  .m-${slug} > :last-child {
    margin-block-end: 0;
  }

  @media (forced-colors: active) {
    .m-${slug} {
      border-color: CanvasText;
    }
  }
}
`;

const VALUES: Readonly<Record<KindName, (name: string) => string>> = {
  text: (name) => `${name}="Words of ${name}"`,
  html: (name) => `${name}={html('<p>Words of ${name}</p>')}`,
  url: (name) => `${name}={url('/${kebabCase(name)}.html')}`,
  boolean: (name) => name,
  number: (name) => `${name}={0}`,
  list: (name) => `${name}={[{ title: 'Words of ${name}', link: url('/a.html') }]}`,
};

/** `react-views/<slug>/<slug>.test.tsx`. */
export function viewTestFile({ slug, view, props }: NewRoom): string {
  const has = (...kinds: readonly KindName[]) => props.some(({ kind }) => kinds.includes(kind));
  const makers = [has('html') && 'html', 'show', has('url', 'list') && 'url'].filter(Boolean).join(', ');
  const shown = props.filter(({ kind }) => kind !== 'boolean');
  const words = shown.map(({ name, kind }) => {
    if (kind === 'number') return "'0'";
    return kind === 'url' ? `'/${kebabCase(name)}.html'` : `'Words of ${name}'`;
  });
  return `import { expect } from '@open-wc/testing';
import { renderToStaticMarkup } from 'react-dom/server';
import { applyStyles, clear, ${makers} } from '../_shared/testing.js';
import { ${view}, type ${view}Props } from './${slug}.js';

const whole = (props: ${view}Props = {}) => <${view} ${props.map(({ name, kind }) => VALUES[kind](name)).join(' ')} {...props} />;

describe('${view}', () => {
  before(() => applyStyles());
  after(() => {
    document.adoptedStyleSheets = [];
  });
  afterEach(clear);

  it('shows all that it is given', async () => {
    const place = show(whole());
    for (const words of [${words.join(', ')}]) expect(place.textContent).to.contain(words);
    await expect(place).to.be.accessible();
  });

  it('is nothing without anything to show', () => {
    expect(renderToStaticMarkup(<${view} />)).to.equal('');
  });

  it('renders on a server as in the browser', () => {
    expect(show(whole()).innerHTML).to.equal(renderToStaticMarkup(whole()));
  });
});
`;
}
