/** Texts for imports: problems of a file, and reasons for rejected rows. */
export const messages = {
  empty: 'The file is empty.',
  headerOnly: 'The file has a header but no row below it.',
  tooLarge: 'The file is larger than 200 MB. Split it and import the parts one after the other.',
  unreadable: 'The file could not be read. Please choose it again.',
  oneFile: 'Choose one file.',
  consentSource: 'Say how these people agreed.',
  column: (number: number): string => `Column ${number}`,
  failed: 'Failed to process CSV file',
  tagsGone: 'The tags of this import no longer exist.',
  fileGone: 'Failed to process CSV file. It is no longer there: import it again.',
  happened: (fileName: string, source: string): string => `Imported from ${fileName}: ${source}`,
  reasons: {
    no_address: 'There is no email address in this row',
    not_address: 'This is not an email address',
    many_addresses: 'There is more than one email address here. Put each address on its own line',
    not_ascii: 'Mail cannot be sent to an address with letters such as é or ü before the @',
    too_long: 'The row is too long to be read',
    quote_open: 'A quotation mark in this row is not closed',
    unsubscribed: 'Has unsubscribed: only they can come back, by signing up themselves',
    bounced: 'Mail to this address came back: only they can come back, by signing up themselves',
    complained: 'Reported mail as unwanted: only they can come back, by signing up themselves',
    erased: 'Was erased: only they can come back, by signing up themselves',
  },
  rowsHeader: ['Line', 'Email', 'Reason'],
} as const;

export type Reason = keyof typeof messages.reasons;
