import type { Question, SurveyVersion } from '@folkmoot/contracts';
import { asksForPerson, type ExportRedactor, type Response } from '../../entities/response';
import { isInOwnWords, isPersonalQuestion, seriesOf } from '../../entities/survey';
import type { WrittenFacts } from './report-facts.types';

type AnsweredResponse = Pick<Response, 'createdAt' | 'answers' | 'series'>;

/** Answers per question. The dashboard and the CSV have all of them. */
const SHOWN = 3;

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
  readonly responses: readonly Response[];
  /** Every question that ever existed. */
  readonly everAsked: readonly Question[];
  readonly versions: readonly SurveyVersion[];
  readonly redactor: ExportRedactor;
}

/** The part of a response that a redactor needs for one answer: the answer, and the names that the person entered. */
const partOf = (response: AnsweredResponse, questionId: string, personal: ReadonlySet<string>): AnsweredResponse => ({
  ...response,
  answers: response.answers.filter((each) => each.questionId === questionId || personal.has(each.questionId)),
});

const wordsTo = async (question: Question, sources: Sources, personal: ReadonlySet<string>): Promise<WrittenFacts> => {
  const { responses, versions, redactor } = sources;
  if (personal.has(question.id)) return { questionId: question.id, isPersonal: true, quotes: [] };
  const series = seriesOf(question, versions);
  const chosen = latestTo(
    question.id,
    responses.filter((response) => series.has(response.series)),
  );
  const redacted = await redactor.answers(chosen.map((response) => partOf(response, question.id, personal)));
  const quotes = redacted.map((response) => ({
    text: answerTo(response, question.id),
    createdAt: response.createdAt,
  }));
  return { questionId: question.id, isPersonal: false, quotes };
};

/** A few answers to each free-text question. */
export const writtenWords = async (questions: readonly Question[], sources: Sources): Promise<WrittenFacts[]> => {
  const personal = new Set(
    [...sources.everAsked, ...questions]
      .filter((question) => isPersonalQuestion(question) || asksForPerson(question.title))
      .map(({ id }) => id),
  );
  const inOwnWords = questions.filter(({ type }) => isInOwnWords(type));
  return Promise.all(inOwnWords.map((question) => wordsTo(question, sources, personal)));
};
