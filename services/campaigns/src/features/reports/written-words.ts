import { momentInWords, type Question, type SurveyVersion } from '@folkmoot/contracts';
import type { DocumentQuote } from '@folkmoot/service-kit/paper';
import { asksForPerson } from '../../records/own-words';
import { isInOwnWords } from '../../records/question-types.domain';
import type { ExportRedactor } from '../../records/redaction';
import type { Response } from '../../records/response.domain';
import { seriesOf } from '../../records/series.domain';
import { messages } from './report-document.messages';

type Given = Pick<Response, 'createdAt' | 'answers' | 'series'>;

/** What stands below a question that people answered in their own words. */
export interface WrittenWords {
  readonly note: string;
  readonly quotes: readonly DocumentQuote[];
}

/** A meeting reads a few; whoever wants all has the list in the dashboard and the CSV. */
const SHOWN = 3;
const LONGEST = 400;

const shortened = (text: string): string => {
  const signs = [...text];
  return signs.length > LONGEST ? messages.goesOn(signs.slice(0, LONGEST).join('')) : text;
};

const answerTo = ({ answers }: Pick<Given, 'answers'>, questionId: string): string => {
  const answer = answers.find((each) => each.questionId === questionId)?.answer;
  return typeof answer === 'string' ? answer.trim() : '';
};

/** The latest that answered a question; the same words count once. */
const latestTo = (questionId: string, responses: readonly Given[]): Given[] => {
  const byWords = new Map<string, Given>();
  for (const response of responses) {
    if (byWords.size === SHOWN) break;
    const words = answerTo(response, questionId).toLowerCase();
    if (words !== '' && !byWords.has(words)) byWords.set(words, response);
  }
  return [...byWords.values()];
};

interface Sources {
  /** Newest first. */
  readonly responses: readonly Given[];
  /** Every question that there ever was. */
  readonly everAsked: readonly Question[];
  readonly versions: readonly SurveyVersion[];
  readonly redactor: ExportRedactor;
  readonly timezone: string;
}

/** What a redactor needs of a response for one answer: that, and the names that its giver was asked for. */
const partOf = (response: Given, questionId: string, personal: ReadonlySet<string>): Given => ({
  ...response,
  answers: response.answers.filter((each) => each.questionId === questionId || personal.has(each.questionId)),
});

const wordsTo = async (question: Question, sources: Sources, personal: ReadonlySet<string>): Promise<WrittenWords> => {
  const { responses, versions, redactor, timezone } = sources;
  if (asksForPerson(question.title)) return { note: messages.personal, quotes: [] };
  const series = seriesOf(question, versions);
  const chosen = latestTo(
    question.id,
    responses.filter((response) => series.has(response.series)),
  );
  const redacted = await redactor.answers(chosen.map((response) => partOf(response, question.id, personal)));
  const quotes = redacted.map((response) => ({
    text: shortened(answerTo(response, question.id)),
    source: momentInWords(response.createdAt, timezone),
  }));
  return { note: quotes.length === 0 ? messages.wordsElsewhere : messages.someWords(quotes.length), quotes };
};

/** A few of the words that people wrote, for each question that asks for some. */
export const writtenWords = async (
  questions: readonly Question[],
  sources: Sources,
): Promise<ReadonlyMap<string, WrittenWords>> => {
  const personal = new Set(sources.everAsked.filter(({ title }) => asksForPerson(title)).map(({ id }) => id));
  const inOwnWords = questions.filter(({ type }) => isInOwnWords(type));
  const words = inOwnWords.map(async (question) => [question.id, await wordsTo(question, sources, personal)] as const);
  return new Map(await Promise.all(words));
};
