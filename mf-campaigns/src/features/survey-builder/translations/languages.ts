import { isKeyOf, type SurveyLanguage, surveyLanguages } from '@folkmoot/contracts/client';
import { useSession } from '@folkmoot/shell-sdk';
import { useShallow } from 'zustand/shallow';
import { useDraft } from '../builder-context';

const isKnown = (language: string): language is SurveyLanguage => isKeyOf(surveyLanguages, language);

/** A language by its own name; one that is not in the list by its tag. */
export const languageName = (language: string): string => (isKnown(language) ? surveyLanguages[language] : language);

/** The main language of the survey, those it is translated into, and those that may be added. */
export const useLanguages = () => {
  const { council } = useSession();
  const main = useDraft((draft) => draft.language) ?? council?.language ?? 'en';
  const into = useDraft(useShallow((draft) => Object.keys(draft.translations ?? {}))).filter((tag) => tag !== main);
  const addable = Object.keys(surveyLanguages).filter((tag) => tag !== main && !into.includes(tag));
  return { main, into, addable };
};
