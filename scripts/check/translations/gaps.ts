/**
 * Modules of words for staff without Welsh, with the reason. Screens show their English words. None is needed, and the
 * list may only shrink.
 */
export const gaps: Readonly<Record<string, string>> = {};

export const LONGEST = 0;

/** Words that residents read, such as the text of a new reminder: they do not follow the language of the officer. */
export const keptInEnglish: Readonly<Record<string, readonly string[]>> = {
  'mf-campaigns/src/features/mailings/mailings.messages.ts': ['messages.automaticReminder.beginning'],
  'mf-subscribers/src/features/opt-in-pages/editor/editor.messages.ts': ['messages.newLabels'],
  'packages/question-types/src/types/budget/budget-staff.messages.ts': ['pointWords'],
  'packages/question-types/src/types/picture-choice/picture-choice-staff.messages.ts': ['messages.noneOfThese'],
};

/** Texts that are the same in Welsh: names, units, formats and words that Welsh has, too. */
export const sameInWelsh: readonly string[] = [
  'ID',
  'AI',
  'Alt',
  'Amazon SES',
  'amy@residents.example, Ben Bailey <ben@residents.example>',
  'Azure OpenAI',
  'Brevo',
  'Ctrl',
  'Ctrl K',
  'Cymraeg',
  'DKIM',
  'DMARC',
  'English',
  'Enter',
  'Escape',
  'Google Vertex AI',
  'Google Workspace',
  'Hash',
  'Inter',
  'JSON Lines',
  'K',
  'Label',
  'Log',
  'Mailgun',
  'Microsoft Entra',
  'Model',
  'Okta',
  'OpenID Connect',
  'PDF',
  'Person',
  'PNG',
  'Postmark',
  'Problem',
  'S',
  'SAML 2.0',
  'Segment',
  'SendGrid',
  'SMS',
  'SPF',
  'Staff',
  'SVG',
  'Tab',
  'Tag',
  'Y',
  'Z',
];
