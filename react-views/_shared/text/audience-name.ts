/** The names of the audiences that we know, in the language of a view. */
export interface AudienceNames {
  readonly domestic: string;
  readonly international: string;
}

/** An audience's name. One that we do not know is named as it is written. */
export function audienceName(audience: string, names: AudienceNames): string {
  if (audience === 'domestic' || audience === 'international') return names[audience];
  const plain = audience.replace(/[-_]+/g, ' ');
  return plain.charAt(0).toUpperCase() + plain.slice(1);
}
