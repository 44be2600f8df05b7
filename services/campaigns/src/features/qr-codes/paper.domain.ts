import type { Council, Language } from '@folkmoot/contracts';
import { paperWords } from './paper.messages';

const locales: Readonly<Record<Language, string>> = { en: 'en-GB', es: 'es', fr: 'fr', de: 'de' };

/** The last day on which a survey can be answered: one that closes at midnight is open until the day before. */
export const lastDay = (endDate: Date, { language, timezone }: Pick<Council, 'language' | 'timezone'>): string =>
  new Intl.DateTimeFormat(locales[language], { dateStyle: 'long', timeZone: timezone }).format(endDate.getTime() - 1);

export interface PaperFacts {
  readonly council: Pick<Council, 'name' | 'language' | 'timezone'>;
  readonly title: string;
  readonly url: string;
  readonly endDate: Date | null;
}

/** What stands on posters and cards. */
export const paperTexts = ({ council, title, url, endDate }: PaperFacts) => {
  const { headline: headlineInstead, scan, orGoTo, until, promise } = paperWords(council.language);
  return {
    language: council.language,
    councilName: council.name,
    headline: title,
    headlineInstead,
    scan,
    orGoTo,
    url,
    until: endDate && until(lastDay(endDate, council)),
    promise,
  };
};
