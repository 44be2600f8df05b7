const OPERATORS = 'For operators of the installation, not for staff of councils. The screens are being rebuilt.';
const LOG = 'The screen is being rebuilt.';

/**
 * Modules of words for staff without Welsh, with the reason. Screens show their English words. The list may only
 * shrink: `LONGEST` is lowered with each module that leaves it.
 */
export const gaps: Readonly<Record<string, string>> = {
  'mf-admin/src/features/activity-log/activity-log.messages.ts': LOG,
  'mf-admin/src/features/system-health/system-health.messages.ts': OPERATORS,
  'mf-admin/src/features/system/ai/ai.messages.ts': OPERATORS,
  'mf-admin/src/features/system/councils/councils.messages.ts': OPERATORS,
  'mf-admin/src/features/system/councils/exports.messages.ts': OPERATORS,
  'mf-admin/src/features/system/select.messages.ts': OPERATORS,
  'mf-admin/src/features/system/system.messages.ts': OPERATORS,
  'mf-admin/src/features/system/users/users.messages.ts': OPERATORS,
};

export const LONGEST = 8;

/** Words that residents read, such as the text of a new reminder: they do not follow the language of the officer. */
export const keptInEnglish: Readonly<Record<string, readonly string[]>> = {
  'mf-campaigns/src/features/mailings/mailings.messages.ts': ['messages.automaticReminder.beginning'],
  'mf-subscribers/src/features/opt-in-pages/editor/editor.messages.ts': ['messages.newLabels'],
  'packages/question-types/src/types/budget/budget-staff.messages.ts': ['pointWords'],
  'packages/question-types/src/types/picture-choice/picture-choice-staff.messages.ts': ['messages.noneOfThese'],
};

/** Texts that are the same in Welsh: names, units, formats and words that Welsh has, too. */
export const sameInWelsh: readonly string[] = [
  'Alt',
  'Azure OpenAI',
  'Ctrl',
  'Ctrl K',
  'Cymraeg',
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
  'Microsoft Entra',
  'Okta',
  'OpenID Connect',
  'PDF',
  'Person',
  'PNG',
  'Problem',
  'S',
  'SAML 2.0',
  'Segment',
  'SMS',
  'Staff',
  'SVG',
  'Tab',
  'Y',
  'Z',
];
