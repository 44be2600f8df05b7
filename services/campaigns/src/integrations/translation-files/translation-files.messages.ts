/** Texts for staff about files of translations. */
export const messages = {
  empty: 'The file is empty.',
  notUtf8: 'The letters of this file cannot be read. Save it again as “CSV UTF-8” or as XLIFF in UTF-8.',
  noColumns: 'The first row must name the columns. “path” and “target” are needed.',
  notSupported: 'Choose a CSV or an XLIFF file, such as the one that you downloaded here.',
  brokenXml: 'This XLIFF file is damaged and cannot be read.',
  doctype: 'XLIFF files with a document type definition are not read.',
  noXliff: 'This XML file is no XLIFF 1.2 or 2.0 file.',
  otherLanguage: (language: string, wanted: string) =>
    `This file is a translation into ${language}, not into ${wanted}.`,
  twice: (path: string) => `The file has the text “${path}” twice. Remove one of them.`,
  tooMany: (most: number) => `The file has more than ${most} texts.`,
  tooMuch: 'This file takes too long to read.',
  survey: 'The survey',
  question: (number: number) => `Question ${number}`,
  where: (place: string, what: string) => `${place}, ${what}`,
} as const;
