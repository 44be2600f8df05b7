import { type Council, dayInWords } from '@folkmoot/contracts';
import { paperWords } from './paper.messages';

/** The last day to answer. A survey that closes at midnight is open until the day before. */
export const lastDay = (endDate: Date, { language, timezone }: Pick<Council, 'language' | 'timezone'>): string =>
  dayInWords(endDate.getTime() - 1, timezone, language);

interface PaperFacts {
  readonly council: Pick<Council, 'name' | 'language' | 'timezone'>;
  readonly title: string;
  readonly endDate: Date | null;
}

/** Texts of posters and cards, without those of the code. */
export const paperTexts = ({ council, title, endDate }: PaperFacts) => {
  const { language } = council;
  const { headline: headlineInstead, scan, orGoTo, until, promise } = paperWords(language);
  return {
    language,
    councilName: council.name,
    headline: title,
    headlineInstead,
    scan,
    orGoTo,
    until: endDate && until(lastDay(endDate, council)),
    promise,
  };
};
