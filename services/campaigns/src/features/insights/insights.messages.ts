import type { JudgementLack } from '@folkmoot/contracts';

/** Reasons for a missing figure. */
export const lackTexts: Readonly<Record<JudgementLack, string>> = {
  language: 'This cannot be judged: most comments are in a language that the provider does not read.',
  too_few: 'This cannot be judged: there are too few comments to say anything about.',
  accuracy: 'This cannot be judged: in tests the provider was not right often enough.',
  nothing_verified: 'This cannot be judged: nothing that the provider said is borne out by the responses.',
};

export const messages = {
  failed: 'Analysis failed',
  gaveUp: 'Analysis failed: it was interrupted too often. Please try again.',
};
