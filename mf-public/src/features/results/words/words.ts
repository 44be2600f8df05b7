import type { UnknowableCode } from '@folkmoot/contracts/client';

/** All texts of the page of published results in one language. `{...}` are placeholders. */
export interface ResultsWords {
  /** Names the links to the page in other languages. */
  readonly languages: string;
  readonly responses: string;
  readonly published: string;
  readonly opened: string;
  readonly closed: string;
  /** People who got a message about what came of it. */
  readonly heardBack: string;
  readonly stillOpen: string;
  readonly summary: string;
  readonly results: string;
  readonly answered: string;
  readonly people: string;
  readonly share: string;
  readonly weighted: string;
  readonly figure: string;
  readonly answer: string;
  readonly hidden: string;
  readonly mean: string;
  readonly weightedMean: string;
  readonly written: string;
  readonly someAnswers: string;
  readonly reviewedAnswers: string;
  /** Where they were removed, because responses were deleted. */
  readonly answersRemoved: string;
  readonly filesChanged: string;
  readonly someHidden: string;
  readonly method: string;
  readonly selfSelected: string;
  readonly hiding: string;
  readonly intervals: string;
  readonly weighting: string;
  readonly integrity: string;
  readonly unknowable: Readonly<Record<UnknowableCode, string>>;
  readonly versions: string;
  readonly version: string;
  readonly withdrawn: string;
  readonly data: string;
  readonly csv: string;
  readonly json: string;
  readonly codebook: string;
  readonly checksum: string;
  readonly licence: string;
  readonly goneTitle: string;
  readonly goneText: string;
  readonly toSurvey: string;
}
