const inDays = (days: number): string => `${days.toLocaleString('en-GB')} ${days === 1 ? 'day' : 'days'}`;

const asCouncil = (days: number | null): string =>
  days === null ? 'As the council: they stay' : `As the council: after ${inDays(days)}`;

export const retentionTexts = {
  heading: 'How long responses are kept',
  about: (longest: number | null) =>
    longest === null
      ? 'Residents read it in the privacy notice of this survey.'
      : `Residents read it in the privacy notice of this survey. Your council allows ${inDays(longest)} at most.`,
  label: 'Delete responses',
  help: 'Older responses are deleted every night, and the report no longer counts them. Visits name nobody; they stay.',
  adminsOnly: 'Only administrators of the council can change this.',
  asCouncil,
  choiceInWords: (own: unknown, ofCouncil: number | null) =>
    typeof own === 'number' ? `After ${inDays(own)}` : asCouncil(ofCouncil),
  cut: (own: number, days: number) =>
    `This campaign says ${inDays(own)}, but the council allows fewer by now: responses are deleted after ${inDays(days)}.`,
  deletes: (days: number) =>
    `Responses older than ${inDays(days)} are permanently deleted and no longer counted in the report.`,
  save: 'Save',
  saving: 'Saving...',
  saved: 'Saved: how long responses are kept.',
  notValid: 'Enter how many days responses are kept, within what the council allows.',
  saveFirst: 'Save how long responses are kept first: this change deletes responses.',
  failed: 'How long responses are kept could not be saved. Please try again.',
  confirm: {
    title: 'Delete older responses?',
    question: (days: number) =>
      `Every response of this campaign that is older than ${inDays(days)} will be permanently deleted and no longer counted in the report. Deleted responses cannot be restored.`,
    goes: (responses: number, at: string) =>
      responses === 0
        ? `No response is that old now. The next deletion is on ${at}.`
        : `${responses.toLocaleString('en-GB')} ${responses === 1 ? 'response is' : 'responses are'} deleted tonight, on ${at}. Until then you can change this again.`,
    goesTonight: 'Responses are deleted in the coming night. Until then you can change this again.',
    save: 'Save and delete tonight',
    cancel: 'Cancel',
  },
} as const;
