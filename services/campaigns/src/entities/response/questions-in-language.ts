import { lookup, type Question, type SurveyContent, type SurveySection } from '@folkmoot/contracts';
import { translated, withOtherWords } from '../survey/question-types.domain';

/** Questions and sections of a survey in a language. What is not translated stays in the main language. */
export const questionsIn = (
  content: SurveyContent,
  language: string | undefined,
): { readonly questions: readonly Question[]; readonly sections: readonly SurveySection[] } => {
  const { questions, sections = [] } = language === undefined ? content : translated(content, language);
  return { questions: withOtherWords(questions), sections };
};

export interface SurveyLanguage {
  readonly language: string;
  /** Questions whose title is in it. */
  readonly questions: number;
}

/** The languages of a survey, the main one first. */
export const languagesOf = (content: SurveyContent, usual: string): SurveyLanguage[] => {
  const { questions, translations = {}, language: main = usual } = content;
  const others = Object.entries(translations).filter(([language]) => language !== main);
  return [
    { language: main, questions: questions.length },
    ...others.map(([language, words]) => ({
      language,
      questions: questions.filter(({ id }) => lookup(words, `questions.${id}.title`)?.trim()).length,
    })),
  ];
};
