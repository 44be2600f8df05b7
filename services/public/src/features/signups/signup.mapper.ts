import { localDay } from '@folkmoot/calendar/days';
import { type Envelope, hearBackRequestedEvent, publicActor, subscriptionRequestedEvent } from '@folkmoot/contracts';
import { makeEnvelope } from '@folkmoot/service-kit';
import type { Signup } from './signup.domain';

const originOf = ({ id, councilId, requestedAt }: Signup) => ({
  actor: publicActor(councilId),
  councilId,
  now: requestedAt,
  correlationId: id,
});

const toHearBackEnvelope = (request: Signup): Envelope => {
  const { id, campaignId, email, consentText, requestedAt, timeZone = 'UTC' } = request;
  const payload = { campaignId: campaignId ?? '', email, day: localDay(requestedAt, timeZone), consentText };
  const aggregate = { type: 'hear-back', id, revision: 1 };
  return makeEnvelope(hearBackRequestedEvent, { aggregate, payload }, originOf(request));
};

const toSubscriptionEnvelope = (signup: Signup): Envelope => {
  const { id, councilId, source, requestedAt, data, tagIds, mustConfirm, codeId, timeZone: _, ...rest } = signup;
  const payload = {
    ...rest,
    source: source === 'opt_in' ? source : ('post_survey' as const),
    signupId: id,
    data: { ...data },
    tagIds: [...tagIds],
    requestedAt: requestedAt.toISOString(),
    ...(mustConfirm ? { mustConfirm } : {}),
    ...(codeId ? { codeId } : {}),
  };
  const aggregate = { type: 'signup', id, revision: 1 };
  return makeEnvelope(subscriptionRequestedEvent, { aggregate, payload }, originOf(signup));
};

/** The event of a sign-up. Its id is the sign-up's own, so that consumers recognise a repeat. */
export const toRequestedEnvelope = (signup: Signup): Envelope => ({
  ...(signup.source === 'hear_back' ? toHearBackEnvelope(signup) : toSubscriptionEnvelope(signup)),
  id: signup.id,
});
