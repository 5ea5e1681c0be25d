/** The `type` of a button element for an authored type: one that contains 'submit' submits (spec section 5). */
export const buttonType = (type: string | undefined): 'button' | 'submit' =>
  type !== 'button' && type?.includes('submit') ? 'submit' : 'button';
