import { type Actor, isDomainError, systemActor } from '@folkmoot/contracts';
import type { Context } from '@folkmoot/service-kit';
import { type ReadAnswer, redactionId, type StoredRedactionReview, writtenAnswer } from '../../entities/redaction';
import { type Response, unhurried } from '../../entities/response';
import type { RedactionRecords, RedactionTools } from './redactions.types';
import type { ReadingRef } from './start-redaction-review.use-case';

type JobContext = Context<RedactionRecords, Actor>;

/** Texts that are read and stored at a time. */
const AT_ONCE = 500;

interface CountedAnswer extends Omit<ReadAnswer, 'proposal'> {
  readonly text: string;
}

/** Another reading of the campaign has begun, or the campaign is gone. */
class ReadingEnded extends Error {}

type Answers = Map<string, CountedAnswer>;

/** Counts the written answers of one response. */
const countResponse = (
  answers: Answers,
  { id: responseId, answers: all }: Pick<Response, 'id' | 'answers'>,
  { questionIds, key }: StoredRedactionReview,
): void => {
  for (const questionId of questionIds) {
    const text = writtenAnswer(all, questionId);
    if (text === '') continue;
    const id = redactionId(key, questionId, text);
    const before = answers.get(id);
    if (before) answers.set(id, { ...before, responses: before.responses + 1 });
    else answers.set(id, { id, questionId, responseId, responses: 1, text });
  }
};

/** The different answers to the questions of a review, with the number of responses that have each. */
const countAnswers = async (
  { responses }: RedactionRecords,
  review: StoredRedactionReview,
  onRead: (responses: number) => Promise<void>,
): Promise<Answers> => {
  const answers: Answers = new Map();
  let read = 0;
  for await (const batch of unhurried(responses.batches({ campaignId: review.campaignId, isExcluded: false }))) {
    for (const response of batch) {
      read++;
      countResponse(answers, response, review);
    }
    await onRead(read);
  }
  return answers;
};

const pagesOf = function* <T>(items: Iterable<T>): Iterable<T[]> {
  let page: T[] = [];
  for (const item of items) {
    page.push(item);
    if (page.length < AT_ONCE) continue;
    yield page;
    page = [];
  }
  if (page.length > 0) yield page;
};

/**
 * Reads the written answers of a review, proposes what to hide in each different text, and stores that. Ends early when
 * another reading of the campaign begins or the campaign is deleted. A run that was interrupted or failed begins again: what
 * it has stored stays.
 */
export const readWrittenAnswers = async (
  { reader, unitOfWork, clock }: JobContext,
  { campaignId, councilId, revision }: ReadingRef,
  { signal, proposeRedactions }: RedactionTools & { readonly signal: AbortSignal },
): Promise<void> => {
  const actor = systemActor('campaigns', councilId);
  const records = reader(actor);
  const review = await records.redactions.findReview(campaignId);
  if (review?.revision !== revision || review.state === 'ready') return;
  const within = (work: (unit: RedactionRecords) => Promise<void>) =>
    unitOfWork(actor, async (unit) => {
      signal.throwIfAborted();
      await unit.campaigns.get(campaignId);
      await work(unit);
    });
  const note = (progress: Parameters<RedactionRecords['redactions']['noteReading']>[1]) =>
    within(async ({ redactions }) => {
      if (!(await redactions.noteReading({ campaignId, revision }, progress))) throw new ReadingEnded();
    });
  try {
    await note({ state: 'reading', done: 0 });
    const { revision: readRevision } = await records.counters.get(campaignId);
    const answers = await countAnswers(records, review, (done) => note({ done }));
    for (const page of pagesOf(answers.values())) {
      const proposals = await proposeRedactions({ texts: page.map(({ text }) => text), terms: review.terms });
      const known = page.map(({ text: _, ...answer }, index) => ({ ...answer, proposal: proposals[index] ?? [] }));
      await within(({ redactions }) => redactions.putRead(campaignId, known));
    }
    await within(({ redactions }) => redactions.deleteExcept(campaignId, new Set(answers.keys())));
    await note({ state: 'ready', readAt: clock.now(), readRevision });
  } catch (error) {
    if (error instanceof ReadingEnded || (isDomainError(error) && error.code === 'campaign_not_found')) return;
    // A stopped process goes on later. After another error the screen says so, until a retry of the job reads again.
    if (!signal.aborted) await note({ state: 'failed' });
    throw error;
  }
};
