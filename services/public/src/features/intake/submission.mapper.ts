import { type Envelope, publicActor, responseSubmittedEvent } from '@folkmoot/contracts';
import { makeEnvelope } from '@folkmoot/service-kit';
import type { Submission } from './submission.domain';

/**
 * The event of a submission. Its id is the response's own, so that consumers recognise a repeat. Nothing in it can be
 * linked to a request.
 */
export const toSubmittedEnvelope = (submission: Submission): Envelope => {
  const { id, councilId, submittedAt, answers, marks, contentProof: _, ...rest } = submission;
  const payload = {
    ...rest,
    responseId: id,
    submittedAt: submittedAt.toISOString(),
    answers: [...answers],
    marks: [...marks],
  };
  const aggregate = { type: 'response', id, revision: 1 };
  const origin = { actor: publicActor(councilId), councilId, now: submittedAt, correlationId: id };
  return { ...makeEnvelope(responseSubmittedEvent, { aggregate, payload }, origin), id };
};
