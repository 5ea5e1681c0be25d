import { itemOf } from '../_shared/structured-data.js';

/** A name before the first comma, and an address behind it. */
export function PlaceOf({ words, isEvent }: { readonly words: string; readonly isEvent: boolean }) {
  if (!isEvent) return <p className="m-list__place">{words}</p>;
  const [, name = words, sign = '', address = ''] = /^([^,]*\S)(,\s*)(.*\S)/.exec(words) ?? [];
  return (
    <p className="m-list__place" itemProp="location" {...itemOf('Place')}>
      <span itemProp={address ? 'name' : 'name address'}>{name}</span>
      {sign}
      {address && <span itemProp="address">{address}</span>}
    </p>
  );
}
