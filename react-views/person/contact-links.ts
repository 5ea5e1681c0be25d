import type { SafeUrl } from '../_shared/safe.js';

const LABEL = /^[^\d+(]+/;

/** A number as it is read, also where its author gave an address of it. */
export const phoneWords = (phone = ''): string => phone.trim().replace(/^tel:(?=\S)/i, '');

/** The address that dials a number, without its label, the digits in `(0)` and an extension, or undefined for words. */
export function phoneAddress(phone = ''): SafeUrl | undefined {
  const [written = ''] = phoneWords(phone)
    .replace('(0)', '')
    .replace(LABEL, '')
    .split(/[a-z;,/]/i);
  const number = written.replace(/[^\d+]/g, '');
  return /\d{3}/.test(number) ? (`tel:${number}` as SafeUrl) : undefined;
}

export const mailWords = (mail = ''): string => mail.trim().replace(/^mailto:|\?.*$/gi, '');

/** The address that writes to a mail address, or undefined for words. */
export function mailAddress(mail = ''): SafeUrl | undefined {
  const address = mailWords(mail);
  return /^[^\s@]+@[^\s@]+$/.test(address)
    ? (`mailto:${address.replace(/[^\w@.+~'!*-]/g, encodeURIComponent)}` as SafeUrl)
    : undefined;
}
