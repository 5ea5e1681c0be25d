import { shapeByName } from '../_shared/icons/shape-by-name.js';
import { SvgIcon } from '../_shared/icons/svg-icon.js';
import { linkAttributes, listedPart } from '../_shared/links/link-target.js';
import { onPart, type PartAttributes, type Parts, worded } from '../_shared/parts.js';
import type { SafeHtml, SafeUrl } from '../_shared/safe.js';
import { useLabels } from '../_shared/text/labels.js';
import { RichText } from '../_shared/text/rich-text.js';
import { Title } from '../_shared/text/title.js';

export interface FooterLink {
  readonly title?: string;
  readonly link?: SafeUrl;
  /** The language of the title and of the page that the link leads to. */
  readonly lang?: string;
  readonly parts?: Parts<'link'>;
}

export interface SocialLink {
  readonly title?: string;
  readonly link?: SafeUrl;
  /** The name of a social icon. */
  readonly icon?: string;
  readonly parts?: Parts<'link'>;
}

export interface FooterColumn {
  readonly title?: string;
  readonly links: readonly FooterLink[];
  /** What stands in it beside a list of links, such as an address. */
  readonly content?: SafeHtml;
  readonly parts?: Parts<'item' | 'heading'>;
}

export interface FooterProps {
  readonly name?: string;
  readonly address?: SafeHtml;
  readonly columns?: readonly FooterColumn[];
  readonly social?: readonly SocialLink[];
  readonly acknowledgement?: string;
  readonly legal?: string;
  readonly legalLinks?: readonly FooterLink[];
  readonly parts?: Parts<'address' | 'legal'>;
}

/** The foot of every page: the university's name and address, its sections, its legal lines. */
export function Footer(props: FooterProps) {
  const { name, address, columns = [], social = [], legalLinks = [], acknowledgement } = props;
  const isEmpty = columns.length === 0 && social.length === 0 && legalLinks.length === 0;
  if (isEmpty && !name && !address && !acknowledgement && !props.legal) return null;
  return (
    <footer className="m-footer">
      <div className="m-footer__inner">
        <Columns name={name} address={address} columns={columns} parts={props.parts} />
        {social.length > 0 && <SocialLinks links={social} />}
        {acknowledgement && <p className="m-footer__acknowledgement">{acknowledgement}</p>}
        <Legal legal={props.legal} links={legalLinks} part={props.parts?.legal} />
      </div>
    </footer>
  );
}

function Columns({ name, address, columns = [], parts }: FooterProps) {
  if (!name && !address && columns.length === 0) return null;
  return (
    <div className="m-footer__columns">
      {(name || address) && (
        <div className="m-footer__about">
          {name && <p className="m-footer__name">{name}</p>}
          {address && (
            <address {...onPart(parts?.address, { className: 'm-footer__address' })}>
              <RichText html={address} />
            </address>
          )}
        </div>
      )}
      {columns.map((column, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two columns may be alike, and none keeps state
        <Column key={index} {...column} />
      ))}
    </div>
  );
}

/** Links are a navigation. A column with a text, such as an address, is none. */
function Column({ title, links, content, parts }: FooterColumn) {
  const inside = (
    <>
      {title && (
        <Title level={2} part={parts?.heading} className="m-footer__heading">
          {title}
        </Title>
      )}
      {content && <RichText html={content} className="m-footer__text" />}
      <LinkList links={links} />
    </>
  );
  return content ? (
    <div {...onPart(parts?.item, { className: 'm-footer__column m-footer__column--text' })}>{inside}</div>
  ) : (
    <nav {...onPart(parts?.item, { className: 'm-footer__column', 'aria-label': title })}>{inside}</nav>
  );
}

function LinkList({ links }: { readonly links: readonly FooterLink[] }) {
  if (links.length === 0) return null;
  return (
    <ul className="m-footer__list" role="list">
      {links.map(({ title, link, lang, parts }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two links may be alike, and none keeps state
        <li key={index} className="m-footer__item">
          <a {...onPart(listedPart(lang, parts?.link), { className: 'm-footer__link' })} href={link}>
            <span {...worded(title, parts?.link)} />
          </a>
        </li>
      ))}
    </ul>
  );
}

function SocialLinks({ links }: { readonly links: readonly SocialLink[] }) {
  const { socialMedia } = useLabels();
  return (
    <ul className="m-footer__social" role="list" aria-label={socialMedia}>
      {links.map(({ title, link, icon, parts }, index) => {
        const shape = shapeByName(icon);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: two links may be alike, and none keeps state
          <li key={index} className="m-footer__item">
            <a {...onPart(linkAttributes(parts?.link), { className: 'm-footer__link' })} href={link}>
              {shape && <SvgIcon shape={shape} size={24} className="m-footer__icon" />}
              <span {...worded(title, parts?.link)} />
            </a>
          </li>
        );
      })}
    </ul>
  );
}

function Legal({
  legal,
  links,
  part,
}: {
  readonly legal?: string;
  readonly links: readonly FooterLink[];
  readonly part: PartAttributes | undefined;
}) {
  if (!legal && links.length === 0) return null;
  return (
    <div className="m-footer__legal">
      {legal && <p {...onPart(part, { className: 'm-footer__notice' })}>{legal}</p>}
      <LinkList links={links} />
    </div>
  );
}
