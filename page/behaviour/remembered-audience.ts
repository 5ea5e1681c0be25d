/** The name in the tab's storage and in addresses. A search of courses writes it to its address, too. */
const NAME = 'audience';

/** The audience that a visitor has chosen on another page of the tab, or that the address asks for. */
export const rememberedAudience = (): string => new URLSearchParams(location.search).get(NAME) ?? kept();

/** Keeps the choice for the other pages of the tab. If storage is blocked, it holds on this page alone. */
export function rememberAudience(audience: string): void {
  try {
    sessionStorage.setItem(NAME, audience);
  } catch {
    // Storage is blocked.
  }
}

function kept(): string {
  try {
    return sessionStorage.getItem(NAME) ?? '';
  } catch {
    return '';
  }
}
