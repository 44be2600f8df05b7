import { type ImportTrial, type ImportWarning, lookup, type SubscriberImport } from '@folkmoot/contracts/client';

const number = (value: number): string => value.toLocaleString('en');
/** Names of columns that one sentence has. */
const SHOWN_NAMES = 8;
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

type Counts = Pick<ImportTrial, 'added' | 'merged' | 'failed'>;

const wrongValues: Readonly<Record<ImportWarning['type'], readonly [one: string, many: string]>> = {
  text: ['is too long', 'are too long'],
  number: ['is not a number', 'are not numbers'],
  date: ['is not a date', 'are not dates'],
  choice: ['is not one of the options', 'are not among the options'],
  yes_no: ['is neither yes nor no', 'are neither yes nor no'],
};

const warning = ({ type, count, lines }: ImportWarning): string => {
  const [single, many] = wrongValues[type];
  const where = lines.length === 1 ? `line ${lines[0]}` : `lines ${lines.join(', ')}`;
  return `${count === 1 ? `1 value ${single}` : `${number(count)} values ${many}`} (${where}${count > lines.length ? ', ...' : ''})`;
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
    or: 'or',
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
    tags: 'Assign Tags',
    tagsHelp: 'You do not need one. People without a tag are on the list and can choose topics themselves.',
    noTags: 'There are no tags yet. You do not need one for an import.',
    consent: 'How did these people agree?',
    consentHelp: 'Kept with each of them as evidence, for example “paper forms of the spring fair, 4 May”.',
    blockSource: 'Where does this list come from?',
    blockSourceHelp:
      'Kept in the history of people who are on the list, for example “do-not-contact list of the old system”.',
    blockIncomplete: 'Say where the list comes from, and check it first: then you can block its addresses.',
    block: 'Block these addresses',
    blockTitle: 'Block these addresses?',
    blockQuestion: (added: number, merged: number): string =>
      `${added === 1 ? '1 address that is not on the list gets' : `${number(added)} addresses that are not on the list get`} no mail from you, and cannot be added by you. ${merged === 1 ? '1 person on the list is' : `${number(merged)} people on the list are`} unsubscribed from everything, or left already.`,
    blockSure: 'I understand that only these people themselves can come back, by signing up',
    suppressed: 'People who unsubscribed or were erased stay so, also when they are in the file.',
    incomplete: 'Choose the column with the addresses and say how these people agreed.',
    consentMissing: 'Say how these people agreed. Then you can upload the file.',
    detailIncomplete: 'Complete the new details in the table. Then you can upload the file.',
    allKept: 'Every column is kept. An empty cell changes nothing.',
    notKept: (names: readonly string[]): string => {
      const shown = names.slice(0, SHOWN_NAMES).join(', ');
      return `Not kept, and not stored: ${shown}${names.length > SHOWN_NAMES ? `, and ${number(names.length - SHOWN_NAMES)} more` : ''}. An empty cell changes nothing.`;
    },
    another: 'Choose another file',
    start: 'Upload CSV',
    starting: 'Uploading...',
    failed: 'Failed to process CSV file',
  },
  paste: {
    fileName: 'Pasted addresses.csv',
    header: 'Email',
    label: 'Paste addresses',
    help: 'One below the other, or with commas, semicolons or spaces between them. Names in front of them are fine.',
    example: 'amy@residents.example, Ben Bailey <ben@residents.example>',
    use: 'Use these addresses',
  },
  reading: {
    wrong: 'Wrong letters or columns?',
    encoding: 'Encoding',
    delimiter: 'Between the cells',
    help: 'The file is read again at once. If letters such as é or ł are wrong, try another encoding.',
    failed: 'The file could not be read again. Please try once more.',
    delimiters: { ',': 'Commas', ';': 'Semicolons', '\t': 'Tabs', '|': 'Bars' },
  },
  modes: {
    label: 'Who is in the file?',
    add: {
      name: 'People to add or update',
      help: 'New people are added. For people who are there, values of the file replace others.',
    },
    tag: {
      name: 'People who are on the list already',
      help: 'They get the tags and values. Nobody is added.',
    },
    block: {
      name: 'People who must not get mail',
      help: 'A block list: nobody at these addresses gets mail from you.',
    },
  },
  mapping: {
    sample: 'First rows of the file, and what each column is kept as',
    empty: '–',
    address: 'Email address',
    skip: 'Do not keep',
    create: 'New detail...',
    keepAs: (column: string): string => `Keep ${column} as`,
    newName: (column: string): string => `Name of the new detail for ${column}`,
    newType: (column: string): string => `Type of the new detail for ${column}`,
    nameMissing: 'Give it a name',
    newOptions: (column: string): string => `Options of the new detail for ${column}, one a line`,
    optionsOfColumn: 'One a line, from the values in this column.',
    optionsByHand: 'One a line. This column has too many different values, or none that repeats.',
    optionsMissing: 'Write two options or more',
    typed: (name: string, type: string): string => `${name} (${type.toLowerCase()})`,
    warning: (each: ImportWarning): string => warning(each),
  },
  trial: {
    begin: 'Check without importing',
    title: 'What would happen',
    bar: 'Rows checked',
    would: ({ added, merged, failed }: Counts): string =>
      `Would add ${number(added)}, merge ${number(merged)}, refuse ${number(failed)}`,
    wouldBlock: ({ added, merged, failed }: Counts): string =>
      `Would block ${added === 1 ? '1 new address' : `${number(added)} new addresses`} and ${number(merged)} on the list or blocked already, refuse ${number(failed)}`,
    warning: (each: ImportWarning): string => `${each.name}: ${warning(each)}. The people are imported without them.`,
    reasons: (shown: number, failed: number): string =>
      failed > shown ? `Refused, the first ${number(shown)} of ${number(failed)}:` : 'Refused:',
    reason: (line: number, email: string, why: string): string => `Line ${line}: ${email || '(nothing)'}. ${why}`,
    outdated: 'You have changed something since the check. Check again for new figures.',
    failed: 'The file could not be checked. Please try again.',
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
    mergedHelp: 'Were on the list already, or are in the file twice. They have the tags and values now.',
    blocked: 'Blocked',
    blockedOnList: 'On the list, or blocked already',
    warnings: 'Values that were not kept',
    warning: (each: ImportWarning): string => `${each.name}: ${warning(each)}`,
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
    figures: ({ added, merged, failed }: Counts): string =>
      `${number(added)} added, ${number(merged)} merged, ${number(failed)} failed`,
    by: (source: string): string => `Consent: ${source}`,
    resumable: 'Can be resumed',
    modes: { tag: 'Only people on the list', block: 'Block list' },
    states,
  },
  people,
} as const;
