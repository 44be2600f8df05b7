import { momentInWords, type Question, type SurveyVersion } from '@folkmoot/contracts';
import type { DocumentQuote } from '@folkmoot/documents';
import { asksForPerson, type ExportRedactor, type Response } from '../../entities/response';
import { isInOwnWords, isPersonalQuestion, seriesOf } from '../../entities/survey';
import { messages } from './report-document.messages';

type AnsweredResponse = Pick<Response, 'createdAt' | 'answers' | 'series'>;

/** Answers shown below a free-text question. */
export interface WrittenWords {
  readonly note: string;
  readonly quotes: readonly DocumentQuote[];
}

/** Answers per question. The dashboard and the CSV have all of them. */
const SHOWN = 3;
const LONGEST = 400;

const shortened = (text: string): string => {
  const signs = [...text];
  return signs.length > LONGEST ? messages.goesOn(signs.slice(0, LONGEST).join('')) : text;
};

const answerTo = ({ answers }: Pick<AnsweredResponse, 'answers'>, questionId: string): string => {
  const answer = answers.find((each) => each.questionId === questionId)?.answer;
  return typeof answer === 'string' ? answer.trim() : '';
};

/** The latest different answers to a question. */
const latestTo = (questionId: string, responses: readonly AnsweredResponse[]): AnsweredResponse[] => {
  const byWords = new Map<string, AnsweredResponse>();
  for (const response of responses) {
    if (byWords.size === SHOWN) break;
    const words = answerTo(response, questionId).toLowerCase();
    if (words !== '' && !byWords.has(words)) byWords.set(words, response);
  }
  return [...byWords.values()];
};

interface Sources {
  /** Newest first. */
  readonly responses: readonly AnsweredResponse[];
  /** Every question that ever existed. */
  readonly everAsked: readonly Question[];
  readonly versions: readonly SurveyVersion[];
  readonly redactor: ExportRedactor;
  readonly timezone: string;
}

/** The part of a response that a redactor needs for one answer: the answer, and the names that the person entered. */
const partOf = (response: AnsweredResponse, questionId: string, personal: ReadonlySet<string>): AnsweredResponse => ({
  ...response,
  answers: response.answers.filter((each) => each.questionId === questionId || personal.has(each.questionId)),
});

const wordsTo = async (question: Question, sources: Sources, personal: ReadonlySet<string>): Promise<WrittenWords> => {
  const { responses, versions, redactor, timezone } = sources;
  if (personal.has(question.id)) return { note: messages.personal, quotes: [] };
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

/** A few answers to each free-text question. */
export const writtenWords = async (
  questions: readonly Question[],
  sources: Sources,
): Promise<ReadonlyMap<string, WrittenWords>> => {
  const personal = new Set(
    [...sources.everAsked, ...questions]
      .filter((question) => isPersonalQuestion(question) || asksForPerson(question.title))
      .map(({ id }) => id),
  );
  const inOwnWords = questions.filter(({ type }) => isInOwnWords(type));
  const words = inOwnWords.map(async (question) => [question.id, await wordsTo(question, sources, personal)] as const);
  return new Map(await Promise.all(words));
};
