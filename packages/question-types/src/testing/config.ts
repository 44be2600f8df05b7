const SHORT_RUNS = 2500;

/** How many random surveys the proof is held against: `SURVEY_CHECK_RUNS=200000` for the long form. */
export const surveyCheckRuns = (): number => Number(process.env.SURVEY_CHECK_RUNS ?? SHORT_RUNS);
