import type { notePresenceOperation, ResponseOf } from '@folkmoot/contracts';
import type { PresenceContext } from './presence.types';

/** A person counts as present for this time after their last request. The builder sends one every ten seconds. */
const PRESENT_MS = 30_000;
const MAX_OTHERS = 20;

/** Notes that the actor has the survey open, and lists who else has. Throws campaign_not_found. */
export const notePresence = async (
  { actor, unitOfWork, reader, clock }: PresenceContext,
  campaignId: string,
  questionId: string | null,
): Promise<ResponseOf<typeof notePresenceOperation>> => {
  const { campaigns, surveys, presences } = reader(actor);
  const { id } = await campaigns.get(campaignId);
  const now = clock.now();
  await unitOfWork(actor, (unit) => unit.presences.note(id, { userId: actor.userId, questionId }, now));
  const since = new Date(now.getTime() - PRESENT_MS);
  const [surveyRevision, present] = await Promise.all([
    surveys.getRevision(id),
    presences.list(id, since, MAX_OTHERS + 1),
  ]);
  const others = present.filter(({ userId }) => userId !== actor.userId).slice(0, MAX_OTHERS);
  return { surveyRevision, others };
};
