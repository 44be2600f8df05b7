import { type Council, dayInWords, paperLanguageOf } from '@folkmoot/contracts';
import { paperWords } from './paper.messages';

/** The last day on which a survey can be answered: one that closes at midnight is open until the day before. */
export const lastDay = (endDate: Date, { language, timezone }: Pick<Council, 'language' | 'timezone'>): string =>
  dayInWords(endDate.getTime() - 1, timezone, paperLanguageOf(language));

export interface PaperFacts {
  readonly council: Pick<Council, 'name' | 'language' | 'timezone'>;
  readonly title: string;
  readonly url: string;
  readonly endDate: Date | null;
}

/** What stands on posters and cards. */
export const paperTexts = ({ council, title, url, endDate }: PaperFacts) => {
  const language = paperLanguageOf(council.language);
  const { headline: headlineInstead, scan, orGoTo, until, promise } = paperWords(language);
  return {
    language,
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
