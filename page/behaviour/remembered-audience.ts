/** In the tab's storage, and in addresses: a search of courses names the audience that it was asked for alike. */
const NAME = 'audience';

/** The audience that a visitor has chosen on another page of the tab, or that the address asks for. */
export const rememberedAudience = (): string => new URLSearchParams(location.search).get(NAME) ?? kept();

/** Storage may be blocked: then a choice holds on its page. */
export function rememberAudience(audience: string): void {
  try {
    sessionStorage.setItem(NAME, audience);
  } catch {
    // As above.
  }
}

function kept(): string {
  try {
    return sessionStorage.getItem(NAME) ?? '';
  } catch {
    return '';
  }
}
