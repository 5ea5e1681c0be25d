/** An address as it is outside of its page, where that is known. */
export const absoluteAddress = (link: string | undefined, page: string | undefined): string | undefined =>
  link && page && URL.canParse(link, page) ? new URL(link, page).href : link;
