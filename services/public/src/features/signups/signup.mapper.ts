import { type Envelope, publicActor, subscriptionRequestedEvent } from '@folkmoot/contracts';
import { makeEnvelope } from '@folkmoot/service-kit';
import type { Signup } from './signup.domain';

/** The event of a sign-up. Its id is the sign-up's own, so that consumers recognise a repeat. */
export const toRequestedEnvelope = (signup: Signup): Envelope => {
  const { id, councilId, requestedAt, data, tagIds, mustConfirm, codeId, ...rest } = signup;
  const payload = {
    ...rest,
    signupId: id,
    data: { ...data },
    tagIds: [...tagIds],
    requestedAt: requestedAt.toISOString(),
    ...(mustConfirm ? { mustConfirm } : {}),
    ...(codeId ? { codeId } : {}),
  };
  const aggregate = { type: 'signup', id, revision: 1 };
  const origin = { actor: publicActor(councilId), councilId, now: requestedAt, correlationId: id };
  return { ...makeEnvelope(subscriptionRequestedEvent, { aggregate, payload }, origin), id };
};
