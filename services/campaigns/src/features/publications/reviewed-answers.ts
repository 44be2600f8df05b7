import { randomInt } from 'node:crypto';
import {
  type RedactionRepository,
  redactionId,
  type StoredRedaction,
  type StoredRedactionReview,
  withoutHiddenWords,
  writtenAnswer,
} from '../../entities/redaction';
import type { CountedResponse, Response, ResponseRepository } from '../../entities/response';

/** The written answers to a question that a version publishes. */
export interface ReviewedAnswers {
  /** Without hidden words, in a random order of its own: nothing joins two answers of one person. */
  readonly texts: readonly string[];
  /** Answers that are withheld, and those that came after the review. */
  readonly withheld: number;
}

interface Records {
  readonly responses: Pick<ResponseRepository, 'batches'>;
  readonly redactions: Pick<RedactionRepository, 'findReview' | 'decisions'>;
}

interface Written {
  readonly id: string;
  readonly questionId: string;
  readonly text: string;
}

const writtenIn = (
  responses: Iterable<Pick<Response, 'answers'>>,
  { key }: StoredRedactionReview,
  questionIds: readonly string[],
): Written[] =>
  [...responses].flatMap(({ answers }) =>
    questionIds.flatMap((questionId) => {
      const text = writtenAnswer(answers, questionId);
      return text === '' ? [] : [{ id: redactionId(key, questionId, text), questionId, text }];
    }),
  );

/** In an order that nobody can work out. */
const shuffled = <T>(items: readonly T[]): T[] => {
  const mixed = [...items];
  for (let last = mixed.length - 1; last > 0; last--) {
    const other = randomInt(last + 1);
    [mixed[last], mixed[other]] = [mixed[other] as T, mixed[last] as T];
  }
  return mixed;
};

const publishedText = ({ text }: Written, decision: StoredRedaction | undefined): string | null =>
  decision?.state === 'accepted' ? withoutHiddenWords(text, decision.spans ?? decision.proposal) : null;

type Collected = Map<string, { texts: string[]; withheld: number }>;

const collect = (
  answers: Collected,
  written: readonly Written[],
  decisions: ReadonlyMap<string, StoredRedaction>,
): void => {
  for (const each of written) {
    const text = publishedText(each, decisions.get(each.id));
    const own = answers.get(each.questionId);
    if (!own) continue;
    if (text === null) own.withheld++;
    else own.texts.push(text);
  }
};

type Batches = AsyncIterable<Iterable<CountedResponse>>;

/** How the responses are read, for example without haste. */
export type ReadBatches = (batches: Batches) => Batches;

/** The written answers to these questions that people have accepted. Only a review makes an answer public. */
export const reviewedAnswers = async (
  { responses, redactions }: Records,
  campaignId: string,
  questionIds: readonly string[],
  read: ReadBatches,
): Promise<ReadonlyMap<string, ReviewedAnswers>> => {
  const answers: Collected = new Map(questionIds.map((id) => [id, { texts: [], withheld: 0 }]));
  const review = questionIds.length > 0 ? await redactions.findReview(campaignId) : null;
  if (!review) return answers;
  for await (const batch of read(responses.batches({ campaignId, isExcluded: false }))) {
    const written = writtenIn(batch, review, questionIds);
    collect(answers, written, await redactions.decisions(campaignId, [...new Set(written.map(({ id }) => id))]));
  }
  return new Map([...answers].map(([id, { texts, withheld }]) => [id, { texts: shuffled(texts), withheld }]));
};
