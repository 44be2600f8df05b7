const count = (number: number): string => number.toLocaleString('en');

export const importTexts = {
  title: 'Import answers',
  intro:
    'Answers from paper or from another program, as CSV with one person in each row. They become a series of their own: no live figure counts them, and you can delete it again.',
  choose: 'Choose a CSV file',
  drop: 'Drop a CSV file here, or choose one',
  limits: 'CSV, at most 25 MB and 100,000 rows',
  tooLarge: 'The file may have at most 25 MB. Split it and import the parts as series of their own.',
  failed: 'The file could not be imported. Please try again.',
  loading: 'Loading the series...',
  loadFailed: 'Failed to load the series',
  series: 'Imported series',
  seriesFacts: (responses: number, refused: number, day: string) =>
    `${count(responses)} ${responses === 1 ? 'answer' : 'answers'}${refused > 0 ? `, ${count(refused)} rows refused` : ''}, imported on ${day}`,
  unfinished: 'This import did not end. Delete it and import the file again.',
  delete: 'Delete',
  deleteNamed: (name: string) => `Delete “${name}”`,
  deleting: {
    title: 'Delete the series',
    question: (name: string) =>
      `Are you sure you want to delete “${name}” with all its answers? This cannot be undone.`,
    confirm: 'Delete',
    back: 'Cancel',
    done: (name: string) => `“${name}” was deleted.`,
  },
  importing: 'Being imported',
  progress: 'Import',
  waiting: 'Waiting to start',
  rowsRead: (read: number, rows: number, refused: number) =>
    `${count(read)} of ${count(rows)} rows${refused > 0 ? `, ${count(refused)} refused` : ''}`,
  mayClose: 'You can close this window. The import goes on.',
  cancel: 'Cancel import',
  cancelNamed: (name: string) => `Cancel import of “${name}”`,
  cancelling: {
    title: 'Cancel the import',
    question: (name: string) =>
      `Are you sure you want to cancel the import of “${name}”? The answers that are stored already are deleted.`,
    confirm: 'Cancel import',
    back: 'Keep importing',
    done: (name: string) => `The import of “${name}” was cancelled. Nothing of it is kept.`,
  },
  notImported: (name: string) => `The import of “${name}” did not end. Delete it and import the file again.`,
  imports: (answers: number, series: number) =>
    `And ${count(answers)} ${answers === 1 ? 'answer' : 'answers'} imported in ${count(series)} series, not counted here.`,
  importIsWorking: 'More answers are being imported.',
  columns: 'Columns of the file',
  columnsHelp: 'Choose what each column has. Columns that are not used are left out.',
  column: 'Column and its first rows',
  use: 'Used for',
  columnUse: (heading: string) => `Use of “${heading}”`,
  ignored: 'Not used',
  submitted: 'Day or time of the answers',
  check: 'Check the rows',
  checked: (accepted: number, rows: number) => `${count(accepted)} of ${count(rows)} rows can be imported.`,
  leftOut: (answers: number) =>
    answers === 1
      ? '1 answer is left out, because the survey would not have asked its question.'
      : `${count(answers)} answers are left out, because the survey would not have asked their questions.`,
  refused: (rows: number) => (rows === 1 ? '1 row is refused' : `${count(rows)} rows are refused`),
  refusedRow: (line: number, column: string, reason: string) =>
    column === '' ? `Line ${line}: ${reason}` : `Line ${line}, “${column}”: ${reason}`,
  more: (rows: number) => `and ${count(rows)} more`,
  sameFile: (names: string) => `This file is imported already, as ${names}. Importing it again makes a second series.`,
  name: 'Name of the series',
  nameHelp: 'For example: Paper answers 2019',
  nameMissing: 'Enter a name.',
  back: 'Choose another file',
  import: (rows: number) => `Import ${count(rows)} ${rows === 1 ? 'answer' : 'answers'}`,
  imported: (rows: number, name: string, refused: number) =>
    `${count(rows)} ${rows === 1 ? 'answer was' : 'answers were'} imported as “${name}”.${refused > 0 ? ` ${count(refused)} ${refused === 1 ? 'row was' : 'rows were'} refused.` : ''}`,
} as const;
