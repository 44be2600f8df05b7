import { isKeyOf, type SurveyLanguage, surveyLanguages } from '@folkmoot/contracts/client';
import { useSession } from '@folkmoot/shell-sdk';
import { useShallow } from 'zustand/shallow';
import { useSurveyDraft } from '../builder-context';

const isKnown = (language: string): language is SurveyLanguage => isKeyOf(surveyLanguages, language);

/** The own name of a language, or its tag when it is not in the list. */
export const languageName = (language: string): string => (isKnown(language) ? surveyLanguages[language] : language);

/** The main language of the survey, its translations, and the languages that can be added. */
export const useLanguages = () => {
  const { council } = useSession();
  const main = useSurveyDraft((draft) => draft.language) ?? council?.language ?? 'en';
  const into = useSurveyDraft(useShallow((draft) => Object.keys(draft.translations ?? {}))).filter(
    (tag) => tag !== main,
  );
  const addable = Object.keys(surveyLanguages).filter((tag) => tag !== main && !into.includes(tag));
  return { main, into, addable };
};
