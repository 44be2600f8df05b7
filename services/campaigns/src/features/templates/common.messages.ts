/** Answers that several templates use. */
export const quality = ['Very poor', 'Poor', 'Neither good nor poor', 'Good', 'Very good'] as const;
export const support = [
  'Strongly oppose',
  'Oppose',
  'Neither support nor oppose',
  'Support',
  'Strongly support',
] as const;
export const satisfaction = [
  'Very dissatisfied',
  'Dissatisfied',
  'Neither satisfied nor dissatisfied',
  'Satisfied',
  'Very satisfied',
] as const;
export const safety = ['Very unsafe', 'Unsafe', 'Neither safe nor unsafe', 'Safe', 'Very safe'] as const;

export const yesNo = { yes: 'Yes', no: 'No' } as const;
export const yesNoUnsure = { yes: 'Yes', no: 'No', unsure: 'Not sure' } as const;

/** Help text of every free-text question. */
export const noNames = 'Do not include personal information, like your name or phone number.';
export const postcodeHint = 'For example, RV1. It helps us see which areas we have heard from.';
