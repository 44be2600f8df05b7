import type { SignupProblemKind } from './subscriber-terms';

/** Names of the fields in the plain forms of residents; the server reads what the pages write. */
export const signupFields = {
  /** Name of a page field. */
  value: (fieldId: string): string => `field.${fieldId}`,
  topics: 'topics',
  stamp: 'stamp',
  idempotencyKey: 'idempotencyKey',
  /** Shown to nobody: whoever fills it in does not see the page. */
  trap: 'homepage',
} as const;

/** Fields on the pages of a person's own data. */
export const ownDataFields = {
  /** An attribute, by its key. */
  value: (key: string): string => `detail.${key}`,
  email: 'email',
  /** The pressed button: `confirm` or `stop`; `pause` or `resume`. */
  answer: 'answer',
} as const;

/** Buttons of a survey's form that ask for it in another language; what is entered is kept and nothing handed in. */
export const LANGUAGE_BUTTON = 'language';

/** Carried by a request of a device that keeps a copy of a page for the time without connection: that is no view. */
export const KEPT_COPY_HEADER = 'x-kept-copy';

/**
 * Names of the fields beside the answers in the plain form of a survey; its script sends the same under these names.
 */
export const surveyFields = {
  startToken: 'startToken',
  idempotencyKey: 'idempotencyKey',
  /** Shown to nobody: whoever fills it in does not see the page. The response is kept and marked. */
  trap: 'homepage',
} as const;

/** The one field of the form after a survey. */
export const PROMPT_EMAIL = 'email';

/** The value of the field `topics` by which somebody asks to hear what comes of a survey. No tag has this id. */
export const HEAR_BACK_CHOICE = 'hear-back';

/** The stored value of a ticked checkbox. */
export const TICKED = 'yes';

interface Problem {
  readonly field: string;
  readonly kind: SignupProblemKind;
}

/**
 * The message above a form that was refused. Required fields come first, then the email address, then the topics.
 * Null when the form is valid.
 */
export const leadingProblem = (
  problems: readonly Problem[],
  fields: readonly { readonly id: string; readonly required: boolean }[],
): SignupProblemKind | null => {
  const required = new Set(fields.filter((field) => field.required).map(({ id }) => id));
  const isMissing = ({ field, kind }: Problem) =>
    kind === 'required' || (kind === 'email_missing' && required.has(field));
  return problems.some(isMissing) ? 'required' : (problems[0]?.kind ?? null);
};

/** Residents check their answers before Submit when they were asked at least this number of questions. */
export const MIN_QUESTIONS_TO_CHECK = 4;
