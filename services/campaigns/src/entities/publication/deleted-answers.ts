import { type RedactionRepository, redactionId, type StoredRedaction, writtenAnswer } from '../redaction';
import type { Response } from '../response';
import type { PublicationRecords } from './publication.repository';
import { type StoredVersion, untouchedAnswers, withDeletedAnswers, writtenQuestionsOf } from './version.domain';

export interface DeletedAnswerRecords extends Pick<PublicationRecords, 'publications' | 'publicationVersions'> {
  readonly redactions: Pick<RedactionRepository, 'findReview' | 'decisions'>;
}

interface DeletedAnswer {
  readonly questionId: string;
  readonly createdAt: Date;
  readonly id: string;
}

const deletedAnswers = (
  gone: readonly Pick<Response, 'answers' | 'createdAt'>[],
  questionIds: readonly string[],
  key: Uint8Array,
): DeletedAnswer[] =>
  gone.flatMap(({ answers, createdAt }) =>
    questionIds.flatMap((questionId) => {
      const text = writtenAnswer(answers, questionId);
      return text === '' ? [] : [{ questionId, createdAt, id: redactionId(key, questionId, text) }];
    }),
  );

/** A decision after the publication does not say what the decision was before it, so the answer may be public. */
const mayBeIn = (
  version: StoredVersion,
  { questionId, createdAt }: DeletedAnswer,
  decision: StoredRedaction | undefined,
): boolean => {
  const publishedAt = version.publishedAt ?? new Date(0);
  if (!decision || createdAt > publishedAt || !writtenQuestionsOf(version).includes(questionId)) return false;
  return decision.state === 'accepted' || (decision.decidedAt !== null && decision.decidedAt > publishedAt);
};

/**
 * Follows the deletion of responses: versions that published what they wrote lose all written answers, when the council
 * chose so. Not only those of these responses: answers that go at the same time would show that they come from one
 * person. Must be called before the decisions about these responses are forgotten.
 */
export const followDeletedAnswers = async (
  { publications, publicationVersions, redactions }: DeletedAnswerRecords,
  campaignId: string,
  gone: readonly Pick<Response, 'answers' | 'createdAt'>[],
  now: Date,
): Promise<void> => {
  const versions = untouchedAnswers(await publicationVersions.list(campaignId));
  const review = versions.length > 0 ? await redactions.findReview(campaignId) : null;
  if (!review) return;
  const deleted = deletedAnswers(gone, [...new Set(versions.flatMap(writtenQuestionsOf))], review.key);
  const decisions = await redactions.decisions(campaignId, [...new Set(deleted.map(({ id }) => id))]);
  const isRemoving = (await publications.find(campaignId))?.answersAfterRetention !== 'kept';
  for (const version of versions) {
    if (!deleted.some((answer) => mayBeIn(version, answer, decisions.get(answer.id)))) continue;
    await publicationVersions.save(withDeletedAnswers(version, now, isRemoving));
  }
};
