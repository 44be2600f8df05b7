export const messages = {
  personalData: 'Find, export and erase what is held about one person',
  description: 'What residents are asked, and what is kept of them.',
  fields: {
    residentsTickTopics: 'Residents must tick topics themselves',
    doubleOptIn: 'Residents confirm their email address',
    privacyNotice: 'Privacy notice',
    retentionDays: 'Delete responses',
    longestRetentionDays: 'Longest time that a campaign may choose',
    redactExports: 'Redact personal data in exports',
    smallestCell: 'Smallest number shown in publications',
    collectsDevice: 'Keep the kind of device',
    collectsReferrer: 'Count where visitors come from',
  },
  help: {
    residentsTickTopics: 'No topic is ticked beforehand. Required for valid consent in Europe.',
    doubleOptIn: 'A subscription counts only after a click in a mail.',
    privacyNotice:
      'Residents can read it before they answer. What is collected and for how long is added below it automatically.',
    collectsDevice:
      'Phone, tablet or computer, and the family of browser, with responses and visits. What was collected before stays.',
    collectsReferrer: 'By QR code, email, social network, another site, or directly. Reports show it; it names nobody.',
    smallestCell:
      'In documents for publication, numbers of fewer people are hidden, with others that they could be worked out from. Usually 5. On the screen you see every number.',
    redactExports:
      'In every file that is exported (CSV, PDF and HTML), we remove the personal data that we recognise in free text: for example email addresses, phone numbers, postal addresses, dates of birth, car plates, long numbers, and names after words such as “Mrs” or “my neighbour”. Other names and details can remain. To see what remains, open the submissions of a campaign and select “Show as exported”. On the screen and in storage, answers stay as they were written.',
  },
  smallestCellRange: (least: number, most: number) => `Enter a whole number from ${least} to ${most}.`,
  groups: { asking: 'Consent', collecting: 'What is collected', leaving: 'What leaves the dashboard' },
  collected: ({ collectsDevice, collectsReferrer }: Record<'collectsDevice' | 'collectsReferrer', boolean>) => [
    `With a response: the answers and their language, when they came, the time they took${collectsDevice ? ', how many questions were answered, the kind of device and the family of browser.' : ' and how many questions were answered.'}`,
    `With a visit: that there was one on a day${collectsDevice ? ', the kind of device and the family of browser' : ''}.`,
    ...(collectsReferrer
      ? ['With a visit, never with a response: where the visitor came from, such as a QR code or another site.']
      : []),
    'With a sign-up: the email address, what the page asks for, the topics, and the consent with its text and time.',
    'Never: names, addresses of devices, cookies.',
    'The privacy notice of each survey tells residents the same.',
  ],
} as const;

const inDays = (days: number): string => `After ${days.toLocaleString('en-GB')} ${days === 1 ? 'day' : 'days'}`;

export const retentionMessages = {
  legend: 'How long responses are kept',
  label: 'Delete responses',
  help: 'Applies to every campaign that does not set its own time. A response is deleted when it is older than this, whatever the status of its campaign.',
  longest: 'Longest time that a campaign may choose',
  longestHelp:
    'Campaigns can always keep responses for a shorter time than the council. This says whether they can keep them longer.',
  noLonger: 'As long as the council',
  never: 'Never: they are kept until someone deletes them',
  words: (days: number | null) => (days === null ? 'Never' : inDays(days)),
  deletes: (days: number) =>
    `Responses older than ${days.toLocaleString('en-GB')} ${days === 1 ? 'day' : 'days'} are permanently deleted and no longer counted in reports.`,
  visits: 'Visits are counted by day and name nobody; they stay.',
  confirm: {
    title: 'Delete older responses?',
    question: (days: number) =>
      `Every response older than ${days.toLocaleString('en-GB')} ${days === 1 ? 'day' : 'days'} will be permanently deleted in all campaigns that do not set a longer time, and no longer counted in reports. Deleted responses cannot be restored.`,
    goes: (responses: number, at: string) =>
      responses === 0
        ? `No response is that old now. The next deletion is on ${at}.`
        : `${responses.toLocaleString('en-GB')} ${responses === 1 ? 'response is' : 'responses are'} deleted tonight, on ${at}. Until then you can change this again.`,
    goesTonight: 'Responses are deleted in the coming night. Until then you can change this again.',
    save: 'Save and delete tonight',
    cancel: 'Cancel',
  },
} as const;
