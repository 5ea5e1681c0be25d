/**
 * `editable`: the authored content stands; `mounting`: the view is asked for; `mounted`: the view stands; `failed`: the
 * authored content is back (spec section 4).
 */
export type MountState = 'editable' | 'mounting' | 'mounted' | 'failed';
