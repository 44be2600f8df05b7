import { randomBytes } from 'node:crypto';
import {
  type BodyOf,
  DomainError,
  type RedactionReview,
  type startRedactionReviewOperation,
} from '@folkmoot/contracts';
import { plannedKinds } from '../../entities/comment-plan';
import { everyQuestion } from '../../entities/response';
import { reviewView } from './redaction.view';
import type { RedactionContext, RedactionJobs, RedactionRecords } from './redactions.types';

export const READ_JOB = 'redactions.read';
const KEY_BYTES = 32;

/** A reading of written answers. A later one of the same campaign ends it. */
export interface ReadingRef {
  readonly campaignId: string;
  readonly councilId: string;
  readonly revision: number;
}

/** Answers to questions for personal data are never published. Throws redaction_question. */
const requireWritten = async (
  records: RedactionRecords,
  campaignId: string,
  questionIds: readonly string[],
): Promise<void> => {
  const plan = await records.commentPlans.find(campaignId);
  const written = plannedKinds(await everyQuestion(records, campaignId), plan);
  const known = new Set(written.flatMap(({ question, kind }) => (kind === 'personal' ? [] : [question.id])));
  if (questionIds.some((id) => !known.has(id))) throw new DomainError('redaction_question');
};

/**
 * Begins to read the written answers to these questions. Decisions about answers that are still there stay. Throws
 * campaign_not_found, redaction_question and stale_revision.
 */
export const startRedactionReview = async (
  { actor, unitOfWork }: RedactionContext,
  campaignId: string,
  { jobs, ...choice }: BodyOf<typeof startRedactionReviewOperation> & { readonly jobs: RedactionJobs },
): Promise<RedactionReview> => {
  const started = await unitOfWork(actor, async (unit) => {
    await unit.campaigns.get(campaignId);
    const questionIds = [...new Set(choice.questionIds)];
    await requireWritten(unit, campaignId, questionIds);
    const before = await unit.redactions.findReview(campaignId);
    const review = await unit.redactions.saveReview({
      ...(before ?? { campaignId, key: randomBytes(KEY_BYTES), readAt: null, readRevision: null, revision: 0 }),
      ...choice,
      questionIds,
      state: 'reading',
      done: 0,
      total: await unit.responses.count({ campaignId, isExcluded: false }),
    });
    const { revision: counted } = await unit.counters.get(campaignId);
    return { review, view: await reviewView(unit, campaignId, { review, counted }) };
  });
  const { revision } = started.review;
  await jobs.schedule(READ_JOB, { campaignId, councilId: actor.councilId ?? '', revision } satisfies ReadingRef);
  return started.view;
};
