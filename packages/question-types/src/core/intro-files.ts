import { type IntroFile, languageName, lookup, type SurveyContent } from '@folkmoot/contracts/client';

type Files = Pick<SurveyContent, 'introFile' | 'introFiles'>;

/** The introduction file of one language, else that of the main language. */
export const introFileIn = ({ introFile, introFiles }: Files, language: string): IntroFile | null =>
  lookup(introFiles, language) ?? introFile;

/**
 * The introduction file that a page in `language` shows. One of the main language has the name of that language, so
 * that residents know what they open.
 */
export const markedIntroFile = (
  content: Files,
  { main, language }: { main: string; language: string },
): (IntroFile & { inLanguage?: string }) | null => {
  const file = introFileIn(content, language);
  const isOwn = language === main || lookup(content.introFiles, language) !== undefined;
  return file && !isOwn ? { ...file, inLanguage: languageName(main) } : file;
};

/** All introduction files of a survey, the main one first. */
export const introFilesOf = ({ introFile, introFiles = {} }: Files): IntroFile[] => [
  ...(introFile ? [introFile] : []),
  ...Object.values(introFiles),
];
