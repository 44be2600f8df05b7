const texts = (count: number): string => (count === 1 ? '1 text' : `${count} texts`);

/** Texts about files of translations. */
export const fileMessages = {
  title: 'Translations from a file',
  help: 'Choose the CSV or XLIFF file that came back from the translator. You see what it changes before anything is changed.',
  unsaved: 'The file is compared with the survey as it was last saved. Save your changes first.',
  download: { csv: 'Download CSV', xliff: 'Download XLIFF' },
  upload: 'Upload translations',
  choose: 'Choose a file',
  drop: 'or drop it here',
  limits: 'CSV or XLIFF 1.2 or 2.0, in UTF-8, at most 4 MB',
  tooLarge: 'A file of translations can have at most 4 MB.',
  failed: 'The file could not be read. Please try again.',
  summary: (changed: number, same: number, empty: number) =>
    `${texts(changed)} will change. ${texts(same)} ${same === 1 ? 'is' : 'are'} the same. ${texts(empty)} ${empty === 1 ? 'has' : 'have'} no translation in the file.`,
  text: 'Text',
  before: 'Now',
  after: 'In the file',
  willBeStale: 'Stale: the text was changed after it went to the translator.',
  notTaken: 'Not taken from the file',
  withoutPlaceholder: (where: string, missing: readonly string[]) => `${where}: ${missing.join(', ')} is missing.`,
  tooLong: (where: string) => `${where}: the translation is too long.`,
  unknown: (paths: readonly string[]) =>
    `The survey does not have ${texts(paths.length)} of the file: ${paths.slice(0, 5).join(', ')}${paths.length > 5 ? ', ...' : ''}`,
  take: (changed: number) => `Take ${texts(changed)}`,
} as const;
