// Not in courses.ts, because every page that asks for a model loads this file (`page/model/order-items.ts`). A model's
// `group` names these groups in any case, with hyphens or spaces or without.

/** The places of the groups of admission steps (spec section 9). */
export const admissionStepOrder = {
  qualifications: 1,
  prerequisites: 2,
  assumedKnowledge: 3,
  inherentRequirements: 4,
  englishLanguage: 5,
} as const;

/** The places of the groups of how-to-apply steps (spec section 9). */
export const howToApplyOrder = { before: 1, submit: 2, info: 3 } as const;
