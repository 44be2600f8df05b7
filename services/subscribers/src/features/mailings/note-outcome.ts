import type { Unit } from '@folkmoot/service-kit';
import { publishHearBackCounted } from '../../entities/hear-back';
import {
  isForHearBack,
  isGoingOut,
  isNewsletter,
  type StoredMailing,
  type StoredNewsletter,
} from '../../entities/mailing';
import type { MailingRecords } from './mailing.types';

type OutcomeUnit = Unit<Pick<MailingRecords, 'mailings' | 'deliveries' | 'hearBacks' | 'hearBackCampaigns'>>;

/** People who got a message about a survey, each counted once. */
const countHeard = async ({ mailings, deliveries }: OutcomeUnit, newsletter: StoredNewsletter): Promise<number> => {
  const all = await mailings.listOutcomes(newsletter.outcomeOf ?? '');
  const begun = all.filter(({ startedAt }) => startedAt !== null).map(({ id }) => id);
  // The usual case needs no look at a million messages.
  return begun.length < 2 ? newsletter.counts.sent : deliveries.countReached(begun);
};

/**
 * After the end of a message about what came of a survey: publishes how many people heard back, and deletes the
 * addresses when it was the last one. A cancelled message deletes nothing: some people have not got it.
 */
export const noteOutcome = async (unit: OutcomeUnit, mailing: StoredMailing): Promise<void> => {
  if (!isNewsletter(mailing) || mailing.outcomeOf === null) return;
  if (isGoingOut(mailing) || mailing.state === 'paused' || mailing.startedAt === null) return;
  const isOver = mailing.isLast && mailing.state === 'done' && isForHearBack(mailing);
  if (isOver) await unit.hearBacks.removeOfCampaign(mailing.outcomeOf);
  const heardBack = await countHeard(unit, mailing);
  await publishHearBackCounted(
    unit.outbox,
    await unit.hearBackCampaigns.note(mailing.outcomeOf, { heardBack, isOver }),
  );
};
