import { momentInWords, type QuestionResult } from '@folkmoot/contracts';
import type { BlockOf, DocumentBlock } from '@folkmoot/documents';
import { suitableChart } from '@folkmoot/documents/charts';
import { chartOf } from '../../entities/survey';
import { pictureUrlsOf } from './pictures';
import { messages } from './report-document.messages';
import type { ReportFacts, Shown } from './report-facts.types';

const LONGEST = 400;

const shortened = (text: string): string => {
  const signs = [...text];
  return signs.length > LONGEST ? messages.goesOn(signs.slice(0, LONGEST).join('')) : text;
};

const noteOf = (isPersonal: boolean, shown: number): string => {
  if (isPersonal) return messages.personal;
  return shown === 0 ? messages.wordsElsewhere : messages.someWords(shown);
};

export const usuallyShown: Shown = { chart: 'bars', hasTable: false };

type Bars = BlockOf<'bars'>;

/** The words around the questions may be in another language than the questions. */
const languageOf = ({ questionLanguage }: ReportFacts, documentLanguage: string): Pick<Bars, 'language'> =>
  questionLanguage === documentLanguage ? {} : { language: questionLanguage };

const withPictures = (result: QuestionResult, rows: Bars['rows'], { pictures }: ReportFacts): Bars['rows'] => {
  const urls = pictureUrlsOf(result);
  if (urls.length !== rows.length) return rows;
  const byUrl = new Map(pictures.map(({ url, png }) => [url, png]));
  return rows.map((row, index) => ({ ...row, picture: byUrl.get(urls[index] ?? '') }));
};

/** Title, base and answers of a question; a question with parts has a block for each of them. */
export const questionBlocks = (
  facts: ReportFacts,
  index: number,
  { chart, hasTable }: Shown,
  documentLanguage: string,
): DocumentBlock[] => {
  const result = facts.report.results[index];
  if (!result) return [];
  const { note, headings, rows, parts = [] } = chartOf(result);
  const answered = messages.answered(result.answered, facts.report.responses, result.asked);
  const title = messages.numbered(index, result.title || messages.untitled(index));
  const language = languageOf(facts, documentLanguage);
  const written =
    result.answered === 0 ? undefined : facts.written.find((each) => each.questionId === result.questionId);
  if (written) {
    const quotes = written.quotes.map(({ text, createdAt }) => ({
      text: shortened(text),
      source: momentInWords(createdAt, facts.report.timezone),
    }));
    const notes = [answered, noteOf(written.isPersonal, quotes.length)];
    return [{ kind: 'bars', title, notes, headings, rows, quotes, ...language }];
  }
  const drawn = (shown: Bars['rows'], of: number): Pick<Bars, 'rows' | 'chart' | 'hasTable'> => ({
    rows: shown,
    chart: suitableChart(chart, shown, of),
    hasTable,
  });
  const whole = parts.length === 0 && result.answered > 0 ? withPictures(result, rows, facts) : [];
  return [
    { kind: 'bars', title, notes: [answered, note], headings, ...language, ...drawn(whole, result.answered) },
    ...(result.answered > 0 ? parts : []).map(
      (part, at): DocumentBlock => ({
        kind: 'bars',
        title: messages.numberedPart(index, at, part.label),
        notes: [part.note],
        headings,
        ...language,
        ...drawn(part.rows, result.answered),
      }),
    ),
  ];
};

/** The title of the survey's section that begins at a result. */
export const surveySectionHeading = (
  { report: { results } }: ReportFacts,
  index: number,
  before: number | null,
): DocumentBlock[] => {
  const section = results[index]?.section;
  const last = before === null ? undefined : results[before]?.section;
  return section && section !== last ? [{ kind: 'heading', text: section }] : [];
};
