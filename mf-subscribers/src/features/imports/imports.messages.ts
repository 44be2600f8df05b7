import { lookup, type SubscriberImport } from '@folkmoot/contracts/client';

const number = (value: number): string => value.toLocaleString('en');
const people = (count: number): string => (count === 1 ? '1 person' : `${number(count)} people`);

const delimiters: Readonly<Record<string, string>> = { ',': 'commas', ';': 'semicolons', '\t': 'tabs', '|': 'bars' };

const states: Readonly<Record<SubscriberImport['state'], string>> = {
  preview: 'Not started',
  queued: 'Waiting',
  running: 'Running',
  done: 'Done',
  cancelled: 'Cancelled',
  failed: 'Failed',
};

/** All words of this feature; those that the specification quotes are word for word. */
export const messages = {
  open: 'Import CSV',
  title: 'Import CSV',
  close: 'Close',
  cancel: 'Cancel',
  loading: 'Loading the import...',
  loadFailed: 'The import could not be loaded',
  upload: {
    label: 'CSV file',
    hint: 'CSV should have email addresses in the first column',
    hintMore: 'If they are in another column, you can say so in the next step. Nothing is imported yet.',
    invitation: 'Drop a CSV file here, or choose one',
    limits: 'Comma, semicolon or tab separated, up to 200 MB. In Excel: Save as, CSV UTF-8.',
    invalid: 'Please select a valid CSV file',
    tooLarge: 'This file is larger than 200 MB. Split it and import the parts one after the other.',
    failed: 'Failed to process CSV file',
  },
  check: {
    file: (name: string, rows: number): string => `${name}: ${rows === 1 ? '1 row' : `${number(rows)} rows`}`,
    found: (encoding: string, delimiter: string): string =>
      `Read as ${encoding}, cells between ${lookup(delimiters, delimiter) ?? delimiter}`,
    column: 'Column with the email addresses',
    columnMissing: 'No column looks like email addresses. Choose the one that holds them.',
    hasHeader: 'The first row is a header',
    sample: 'First rows of the file',
    empty: '–',
    tags: 'Assign Tags',
    tagsHelp: 'You do not need one. People without a tag are on the list and can choose topics themselves.',
    noTags: 'There are no tags yet. You do not need one for an import.',
    consent: 'How did these people agree?',
    consentHelp: 'Kept with each of them as evidence, for example “paper forms of the spring fair, 4 May”.',
    suppressed: 'People who unsubscribed or were erased stay so, also when they are in the file.',
    incomplete: 'Choose the column with the addresses and say how these people agreed.',
    columnsKept: 'Only the email addresses are imported. The other columns are not kept.',
    another: 'Choose another file',
    start: 'Upload CSV',
    starting: 'Uploading...',
    failed: 'Failed to process CSV file',
  },
  progress: {
    title: 'Importing',
    waiting: 'Waiting for its turn...',
    bar: 'Rows done',
    rows: (done: number, total: number): string => `${number(done)} of ${number(total)}`,
    leave: 'You can close this and go on working: the import runs on the server.',
    stop: 'Cancel import',
    stopFailed: 'The import could not be cancelled. Please try again.',
  },
  result: {
    done: 'Upload Complete',
    cancelled: 'Import cancelled',
    failed: 'Failed to process CSV file',
    added: 'Successfully added',
    merged: 'Merged',
    mergedHelp: 'Were on the list already, or stood in the file twice; they have the tags now.',
    rejected: 'Failed',
    total: 'Total processed',
    stopped: (done: number, total: number): string =>
      `${number(done)} of ${number(total)} rows were done. What was imported stays.`,
    resume: 'Resume import',
    resumeFailed: 'The import could not be resumed. Please try again.',
    gone: 'The file is no longer stored. To continue, import it again. People already on the list are not added twice.',
  },
  reasons: {
    title: (count: number): string => `Why ${count === 1 ? '1 row was' : `${number(count)} rows were`} not imported`,
    first: (shown: number): string => `The first ${number(shown)}; all of them are in the file.`,
    download: 'Download all reasons',
    line: 'Line',
    email: 'In the file',
    reason: 'Reason',
    nothing: '(nothing)',
  },
  list: {
    loading: 'Loading imports...',
    loadFailed: 'The imports could not be loaded',
    label: 'Earlier imports',
    emptyTitle: 'No imports yet',
    emptyText: 'Bring people you already write to: from Excel, another mailing program, or a list.',
    file: 'File',
    state: 'State',
    added: 'Added',
    merged: 'Merged',
    failed: 'Failed',
    when: 'When',
    by: (source: string): string => `Consent: ${source}`,
    resumable: 'Can be resumed',
    states,
  },
  people,
} as const;
