export const messages = {
  description: 'What residents are asked, what is kept of them, and for how long.',
  fields: {
    residentsTickTopics: 'Residents must tick topics themselves',
    doubleOptIn: 'Residents confirm their email address',
    retentionDays: 'Keep responses',
    redactExports: 'Black out personal details in free text',
    collectsDevice: 'Note the kind of device and browser',
    collectsReferrer: 'Note where visitors come from',
    privacyNotice: 'Privacy notice',
  },
  help: {
    residentsTickTopics: 'No topic is ticked beforehand. Required for valid consent in Europe.',
    doubleOptIn: 'A subscription counts only after a click in a mail.',
    retentionDays: 'Older responses are deleted for good and leave the figures. Applies to every campaign.',
    redactExports: 'Names, addresses and numbers are hidden before free text leaves the dashboard.',
    collectsDevice: 'With a response: desktop, tablet or mobile, and the family of browser. Never more.',
    collectsReferrer: 'With a visit, never with a response: QR code, email, social media, another site, or directly.',
    privacyNotice: 'Residents can read it before they answer or subscribe.',
  },
  groups: { asking: 'Consent', collecting: 'What is collected', keeping: 'How long' },
  retention: {
    forever: 'Until somebody deletes them',
    days: (days: number) =>
      days % 365 === 0 ? (days === 365 ? '1 year' : `${days / 365} years`) : days === 1 ? '1 day' : `${days} days`,
  },
  collected:
    'Answers, the time they took and how many questions were answered are always kept. No names, no addresses of devices.',
} as const;

export const personMessages = {
  title: "A person's data",
  description:
    'Find, export and erase what is held of somebody, by their email address. Each of these is noted in the activity log, without the address.',
  anonymous:
    'Responses to surveys are anonymous: they carry no address, so none can be found here. Who kept the receipt of a response can delete it.',
  email: 'Email address',
  emailInvalid: 'Enter an email address like name@example.org.',
  find: 'Find',
  finding: 'Looking...',
  failed: 'What is held of this person could not be read. Please try again.',
  nothing: (email: string) => `Nothing is held of ${email}.`,
  suppressed: 'A keyed hash of the address is kept, so that nobody writes to it again.',
  places: {
    subscriber: 'Subscriber record',
    consents: 'Consents',
    signups: 'Sign-ups',
    mails: 'Mails',
    history: 'History',
    account: 'Staff account',
    invitations: 'Invitations',
  },
  none: 'Nothing',
  count: (count: number) => `${count}`,
  json: 'Export as JSON',
  csv: 'Export as CSV',
  exportFailed: 'The export failed. Please try again.',
  erase: 'Erase',
  erased: 'The data of this person was erased.',
  eraseFailed: 'Erasing failed. What is still held is shown.',
  partly: (reason: string) => `The staff account was not erased: ${reason}`,
  confirm: {
    title: 'Erase this person?',
    question: (email: string) =>
      `Everything that is held of ${email} goes for good: subscriber record, consents, sign-ups, invitations and staff account. This cannot be undone.`,
    erase: 'Erase for good',
    cancel: 'Cancel',
  },
  columns: ['Held in', 'Entry', 'Field', 'Value'],
} as const;
