import { type Language, languages } from './council-terms';

/**
 * How far our own texts of a language have been reviewed:
 * * `reviewed`: somebody who speaks the language natively has read all of them.
 * * `in_use`: no review is recorded, but residents have read them since before reviews were recorded. They stay on.
 * * `unreviewed`: nobody has reviewed them. They are off until a council switches them on.
 */
export type ReviewState = 'reviewed' | 'in_use' | 'unreviewed';

/** Languages with a file in `page-words/languages`, besides those of every table of texts. */
export const addedLanguages = ['pl', 'uk', 'ga', 'pt', 'ro', 'ur', 'pa', 'bn', 'so', 'zh', 'vi', 'mi'] as const;
export type AddedLanguage = (typeof addedLanguages)[number];

/** The languages that our own texts for residents exist in. */
export const pageLanguages = [...languages, ...addedLanguages] as const;
export type PageLanguage = Language | AddedLanguage;

export const reviewStates: Readonly<Record<PageLanguage, ReviewState>> = {
  en: 'reviewed',
  es: 'in_use',
  fr: 'in_use',
  de: 'in_use',
  cy: 'in_use',
  ar: 'in_use',
  pl: 'unreviewed',
  uk: 'unreviewed',
  ur: 'unreviewed',
  bn: 'unreviewed',
  zh: 'unreviewed',
  pa: 'unreviewed',
  so: 'unreviewed',
  pt: 'unreviewed',
  ro: 'unreviewed',
  ga: 'unreviewed',
  vi: 'unreviewed',
  mi: 'unreviewed',
};

const isPageLanguage = (tag: string): tag is PageLanguage => (pageLanguages as readonly string[]).includes(tag);

/** Whether our texts in this language are shown beside the English ones where residents decide about their data. */
export const isUnreviewed = (language: string): boolean =>
  isPageLanguage(language) && reviewStates[language] === 'unreviewed';

/** A table of short default texts of surveys, with the languages that have a file of their own where they are known. */
export type ByLanguage<Words> = Readonly<Record<Language, Words> & Partial<Record<AddedLanguage, Words>>>;

/** The languages that a council has switched on. Councils of earlier versions have no list. */
export interface Switched {
  readonly pageLanguages?: readonly string[] | undefined;
}

/** The languages of our own texts that a council's residents can get. */
export const availableLanguages = ({ pageLanguages: switchedOn = [] }: Switched): PageLanguage[] =>
  pageLanguages.filter((language) => !isUnreviewed(language) || switchedOn.includes(language));

/** The language of our own texts for a tag (`pl-PL`): null when we have none, or the council has not switched it on. */
export const pageLanguageOf = (tag: string | null | undefined, council: Switched): PageLanguage | null => {
  const base = tag?.toLowerCase().split('-')[0] ?? '';
  return availableLanguages(council).find((language) => language === base) ?? null;
};
