/** Page states that the spec's section 8 names without a way into them: reserved, so that no other meaning is given. */
export const reservedPageStates = ['mulesoft_fail', 'frontend_fail'] as const;
