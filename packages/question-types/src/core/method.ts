/** The parts of the page that explains the figures of a report. Each is an anchor there. */
export type MethodPart =
  | 'shares'
  | 'means'
  | 'self-selected'
  | 'who-is-missing'
  | 'weights'
  | 'missing-answers'
  | 'trimming'
  | 'effective-size'
  | 'design-effect'
  | 'refusals'
  | 'tests'
  | 'letters'
  | 'effect-sizes'
  | 'trends'
  | 'small-numbers';

const METHOD_PATH = '/dashboard/reports/method';

/** The address that explains a figure. */
export const methodPath = (part: MethodPart): string => `${METHOD_PATH}#${part}`;
