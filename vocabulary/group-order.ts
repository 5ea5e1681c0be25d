// Apart from what else a site of courses has: every page that asks for a model orders its items.

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
