const SHORT_RUNS = 2500;

/** Number of random surveys for the proof. Long form: `SURVEY_CHECK_RUNS=200000`. */
export const surveyCheckRuns = (): number => Number(process.env.SURVEY_CHECK_RUNS ?? SHORT_RUNS);
