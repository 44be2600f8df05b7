import type { SignupProblemKind } from '@folkmoot/contracts';

/**
 * Problems of a sign-up, for programs; pages show them in the council's language. Texts of the specification are word for
 * word.
 */
export const signupProblems: Readonly<Record<SignupProblemKind, string>> = {
  required: 'Please fill in all required fields',
  email_missing: 'Email address is required',
  email_invalid: 'Enter an email address in the correct format, like name@example.com',
  phone_invalid: 'Enter a phone number, like 01234 567890',
  option_unknown: 'Choose one of the options',
  too_long: 'This is too long. Please shorten it',
  topics_missing: 'Please select at least one subscription option',
};

/** For the form after a survey, which has two fields. */
export const promptIncomplete = 'Please enter your email and select at least one subscription option';

/** The text that a person agreed to, in the records. */
export const consentTexts = {
  hearBack: (title: string) =>
    `Email me what comes of “${title}”. The address is used for this survey only and deleted after the last message.`,
};

/** The source of a consent, as staff read it. */
export const consentSources = {
  page: (title: string) => `Sign-up page “${title}”`,
  survey: (title: string) => `After the survey “${title}”`,
};
