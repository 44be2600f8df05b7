import { isKeyOf, type SurveyLanguage, surveyLanguages } from '@folkmoot/contracts/client';

const isKnown = (language: string): language is SurveyLanguage => isKeyOf(surveyLanguages, language);

/** The own name of a language, or its tag when it is not in the list. */
export const languageName = (language: string): string => (isKnown(language) ? surveyLanguages[language] : language);
