import { type IntroFile, languageName, lookup, type SurveyContent } from '@folkmoot/contracts/client';

type Files = Pick<SurveyContent, 'introFile' | 'introFiles' | 'language'>;

/**
 * The introduction file of one language, else that of the main language. The latter has the name of its language, so
 * that residents know what they open.
 */
export const introFileIn = ({ introFile, introFiles, language: main }: Files, language: string): IntroFile | null => {
  const own = lookup(introFiles, language);
  if (own) return own;
  const isOther = introFile !== null && main !== undefined && main !== language;
  return isOther ? Object.assign({}, introFile, { inLanguage: languageName(main) }) : introFile;
};

/** All introduction files of a survey, the main one first. */
export const introFilesOf = ({ introFile, introFiles = {} }: Files): IntroFile[] => [
  ...(introFile ? [introFile] : []),
  ...Object.values(introFiles),
];
