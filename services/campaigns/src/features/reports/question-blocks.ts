import { momentInWords, type QuestionResult } from '@folkmoot/contracts';
import type { BlockOf, DocumentBlock } from '@folkmoot/documents';
import { suitableChart } from '@folkmoot/documents/charts';
import { chartOf } from '../../entities/survey';
import { pictureUrlsOf } from './pictures';
import { messages } from './report-document.messages';
import type { ReportFacts, Shown, WrittenFacts } from './report-facts.types';
import type { ShownCounts } from './shown-counts';
import { type ShownResult, type ShownRow, shownResult } from './shown-result';

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
type Drawn = Pick<Bars, 'rows' | 'chart' | 'hasTable'>;

/** The words around the questions may be in another language than the questions. */
const languageOf = ({ questionLanguage }: ReportFacts, documentLanguage: string): Pick<Bars, 'language'> =>
  questionLanguage === documentLanguage ? {} : { language: questionLanguage };

const withPictures = (result: QuestionResult, rows: Bars['rows'], { pictures }: ReportFacts): Bars['rows'] => {
  const urls = pictureUrlsOf(result);
  if (urls.length !== rows.length) return rows;
  const byUrl = new Map(pictures.map(({ url, png }) => [url, png]));
  return rows.map((row, index) => ({ ...row, picture: byUrl.get(urls[index] ?? '') }));
};

const answeredWords = ({ answered, asked }: QuestionResult, shown: ShownResult, responses: number): string => {
  if (shown.isAnsweredHidden) return messages.answeredHidden;
  return shown.isAskedHidden ? messages.answeredOnly(answered) : messages.answered(answered, responses, asked);
};

const drawn = (rows: readonly ShownRow[], of: number, shown: Shown, hasWeights: boolean): Drawn => {
  const hasHidden = rows.some(({ isHidden }) => isHidden);
  const kind = suitableChart(shown.chart, rows, of);
  return {
    rows: rows.map(({ label, value, text, detail }) => ({ label, value, text, detail })),
    // Parts of one bar need all of the parts.
    chart: kind === 'shares' && hasHidden ? 'bars' : kind,
    // Columns and parts of a bar have no space for weighted figures.
    hasTable: shown.hasTable || (hasWeights && (kind === 'columns' || kind === 'shares')),
  };
};

interface Asked {
  readonly facts: ReportFacts;
  readonly counts: ShownCounts;
  readonly documentLanguage: string;
}

/** The words that people wrote. When they were written is no part of a publication. */
const writtenBlock = (index: number, written: WrittenFacts, notes: readonly string[], asked: Asked): Bars => {
  const { facts, counts, documentLanguage } = asked;
  const result = facts.report.results[index] as QuestionResult;
  const isHidden = counts.hides(counts.questions[index]?.answered ?? '');
  const quotes = (isHidden ? [] : written.quotes).map(({ text, createdAt }) => ({
    text: shortened(text),
    source: counts.audience === 'publication' ? '' : momentInWords(createdAt, facts.report.timezone),
  }));
  const { headings, rows } = chartOf(result);
  return {
    kind: 'bars',
    title: messages.numbered(index, result.title || messages.untitled(index)),
    notes: [...notes, isHidden ? messages.wordsHidden : noteOf(written.isPersonal, quotes.length)],
    headings,
    rows,
    quotes,
    ...languageOf(facts, documentLanguage),
  };
};

/** Title, base and answers of a question; a question with parts has a block for each of them. */
export const questionBlocks = (asked: Asked, index: number, shown: Shown): DocumentBlock[] => {
  const { facts, counts, documentLanguage } = asked;
  const result = facts.report.results[index];
  if (!result) return [];
  const seen = shownResult(result, counts.questions[index], counts);
  const answered = answeredWords(result, seen, facts.report.responses);
  const title = messages.numbered(index, result.title || messages.untitled(index));
  const language = languageOf(facts, documentLanguage);
  const written =
    result.answered === 0 ? undefined : facts.written.find((each) => each.questionId === result.questionId);
  if (written) return [writtenBlock(index, written, [answered], asked)];
  const { headings, note, hasWeights } = seen;
  const isAnswered = result.answered > 0;
  const main = drawn(isAnswered ? seen.rows : [], result.answered, shown, hasWeights);
  return [
    {
      kind: 'bars',
      title,
      notes: [answered, note],
      headings,
      ...language,
      ...main,
      rows: withPictures(result, main.rows, facts),
    },
    ...(isAnswered ? seen.parts : []).map(
      (part, at): DocumentBlock => ({
        kind: 'bars',
        title: messages.numberedPart(index, at, part.label),
        notes: [part.note],
        headings,
        ...language,
        ...drawn(part.rows, result.answered, shown, hasWeights),
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
