import { classNames } from '../_shared/class-names.js';
import { Link } from '../_shared/links/link.js';
import { type LinkOptions, linkPart } from '../_shared/links/link-target.js';
import { onPart, type Parts } from '../_shared/parts.js';
import { PictureBox } from '../_shared/pictures/picture-box.js';
import type { SafeHtml, SafeUrl } from '../_shared/safe.js';
import { itemOf } from '../_shared/structured-data.js';
import { RichText } from '../_shared/text/rich-text.js';
import { Title, type TitleLevel } from '../_shared/text/title.js';
import { mailAddress, mailWords, phoneAddress, phoneWords } from './contact-links.js';
import { initialsOf } from './initials.js';
import { type PersonWords, personWords } from './person-words.js';
import { type Contact, vcard } from './vcard.js';

type Variant = 'row' | 'card' | 'quote';

interface PersonLink extends LinkOptions {
  readonly title: string | undefined;
  readonly link: SafeUrl | undefined;
  readonly parts?: Parts;
}

export interface PersonProps extends Contact {
  /** The heading level of the name. In a quotation, the name is no heading. */
  readonly titleType?: 'h2' | 'h3' | 'h4' | 'h5' | 'h6' | undefined;
  readonly img?: string | undefined;
  readonly srcset?: string | undefined;
  readonly alt?: string | undefined;
  /** Whether the first letters of the name stand in the place of a portrait that there is not. */
  readonly initials?: boolean | undefined;
  readonly linkTarget?: string | undefined;
  /** Default: the source of a quotation if there is one, else a row. */
  readonly variant?: Variant | undefined;
  /** Profiles, office hours and the like. */
  readonly links?: readonly PersonLink[] | undefined;
  readonly quote?: SafeHtml | undefined;
  /** Whether a link gives a file for address books. */
  readonly vcard?: boolean | undefined;
  readonly words?: PersonWords | undefined;
  /** The page's address, by which that file has an absolute link. */
  readonly pageAddress?: string | undefined;
  readonly parts?: Parts<'heading' | 'link' | 'picture'> | undefined;
}

const SIZES: Readonly<Record<Variant, string>> = {
  row: '96px',
  card: '(min-width: 577px) 320px, 100vw',
  quote: '64px',
};

/** True if there is anything to show. */
export function isSomebody(props: PersonProps): boolean {
  const { name, role, unit, phone = [], mail = [], img, srcset, quote, links = [], description } = props;
  return [name, role, unit, ...phone, ...mail, ...links, img, srcset, quote, description].some(Boolean);
}

/** A person: portrait, name, role, unit and contacts, as a row, a card, or the source of a quotation. */
export function Person(props: PersonProps) {
  if (!isSomebody(props)) return null;
  const { name, quote } = props;
  const variant = props.variant ?? (quote ? 'quote' : 'row');
  const className = `m-person m-person--${variant}`;
  if (variant !== 'quote' || !quote)
    return (
      <div className={className} {...itemOf('Person')}>
        <Portrait {...props} variant={variant} />
        <div className="m-person__body">
          <Name {...props} />
          <Details {...props} />
          <Quote html={quote} />
        </div>
      </div>
    );
  return (
    <figure className={className}>
      <Quote html={quote} />
      <figcaption className="m-person__source" {...itemOf('Person')}>
        <Portrait {...props} variant={variant} />
        <div className="m-person__body">
          {name && (
            <p {...onPart(props.parts?.heading, { className: 'm-person__name' })}>
              <NameLink {...props} />
            </p>
          )}
          <Details {...props} />
        </div>
      </figcaption>
    </figure>
  );
}

function Portrait(props: PersonProps & { readonly variant: Variant }) {
  const { img, srcset, alt, variant, parts, name, initials } = props;
  if (img || srcset || !initials || !name) return <Photograph {...{ img, srcset, alt, variant, parts }} />;
  return (
    <div className="m-person__portrait m-person__initials" aria-hidden="true">
      {initialsOf(name)}
    </div>
  );
}

const Photograph = ({ img, srcset, alt, variant, parts }: PersonProps & { readonly variant: Variant }) => (
  <PictureBox
    part={parts?.picture}
    img={img}
    srcset={srcset}
    sizes={SIZES[variant]}
    alt={alt}
    itemProp="image"
    loading="lazy"
    disableSmartCrop
    className="m-person__portrait"
  />
);

function Name({ titleType = 'h3', ...props }: PersonProps) {
  if (!props.name) return null;
  return (
    <Title
      level={Number(titleType.slice(1)) as TitleLevel}
      part={props.parts?.heading}
      className="m-person__name"
    >
      <NameLink {...props} />
    </Title>
  );
}

const NameLink = ({ name = '', link, linkTarget, parts }: PersonProps) => (
  <span itemProp="name">
    <Link
      href={link}
      text={name}
      part={linkPart({ linkTarget }, parts?.link)}
      around={parts?.heading}
      className="m-person__link"
      itemProp="url"
    />
  </span>
);

function Details(props: PersonProps) {
  const { role, unit, description, links = [] } = props;
  return (
    <>
      {role && (
        <p className="m-person__role" itemProp="jobTitle">
          {role}
        </p>
      )}
      {unit && (
        <p className="m-person__unit" itemProp="affiliation">
          {unit}
        </p>
      )}
      <RichText html={description} className="m-person__description" />
      <Contacts {...props} />
      {links.length > 0 && (
        <ul className="m-person__contacts" role="list">
          {links.map(({ title = '', link, parts, ...options }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two may be alike, and none keeps state
            <li key={at} className="m-person__contact">
              <Link href={link} text={title} part={linkPart(options, parts?.link)} />
            </li>
          ))}
        </ul>
      )}
      <Card {...props} />
    </>
  );
}

/** Puts a person into a visitor's address book. */
function Card({ vcard: isWanted, words = personWords(), pageAddress, name, ...person }: PersonProps) {
  if (!isWanted || !name) return null;
  return (
    <p className="m-person__card">
      <Link
        href={vcard({ ...person, name }, pageAddress)}
        part={{ download: `${name}.vcf` }}
        text={words.vcard}
        label={`${words.vcard}: ${name}`}
      />
    </p>
  );
}

function Contacts({ phone = [], phoneLink = [], mail = [], mailLink = [] }: PersonProps) {
  const ways = [
    ...phone.map((number, at) => ({
      name: 'telephone',
      words: phoneWords(number),
      href: phoneLink[at] ?? phoneAddress(number),
    })),
    ...mail.map((address, at) => ({
      name: 'email',
      words: mailWords(address),
      href: mailLink[at] ?? mailAddress(address),
    })),
  ].filter(({ words }) => words !== '');
  if (ways.length === 0) return null;
  return (
    <ul className="m-person__contacts" role="list">
      {ways.map(({ name, words, href }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two may be alike, and none keeps state
        <li key={at} className={classNames('m-person__contact', `m-person__contact--${name}`)}>
          <span itemProp={name} dir="ltr">
            <Link href={href} text={words} />
          </span>
        </li>
      ))}
    </ul>
  );
}

function Quote({ html }: { readonly html: SafeHtml | undefined }) {
  return (
    html && (
      <blockquote className="m-person__quote">
        <RichText html={html} />
      </blockquote>
    )
  );
}
