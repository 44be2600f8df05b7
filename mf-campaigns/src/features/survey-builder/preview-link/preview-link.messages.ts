import type { PreviewDays } from '@folkmoot/contracts/client';

const daysText: Readonly<Record<PreviewDays, string>> = { 1: '1 day', 7: '7 days', 30: '30 days' };

export const messages = {
  open: 'Preview link',
  title: 'Preview link',
  text: 'With this link, people without an account see the draft as residents will see it. Every page is marked as a draft. Nothing that they enter is kept.',
  loading: 'Loading the preview link...',
  loadFailed: 'Failed to load the preview link',
  none: 'There is no link at the moment.',
  days: 'How long the link works',
  daysText,
  create: 'Create link',
  label: 'Preview link',
  copy: 'Copy link',
  copied: 'Preview link copied.',
  see: 'Open',
  newTab: '(opens in a new tab)',
  until: (moment: string) => `Works until ${moment}.`,
  by: (name: string) => `Created by ${name}.`,
  byYou: 'You created it.',
  bySomeone: 'Someone else created it.',
  saved: 'It always shows the last saved draft.',
  replace: 'Replace link',
  replaceText: 'The link that you sent before stops working when you create a new one.',
  keep: 'Keep the present link',
  revoke: 'End link',
  revokeQuestion:
    'Everybody who has the link gets a page that says that it does not work. You can create another link.',
  created: 'Preview link created.',
  revoked: 'The preview link does not work any more.',
  createFailed: 'The preview link could not be created. Please try again.',
  revokeFailed: 'The preview link could not be ended. It still works. Please try again.',
  notSaved: 'Your latest changes are not saved yet. The link shows them when they are saved.',
} as const;
