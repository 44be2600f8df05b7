import { randomInt } from 'node:crypto';
import { localDay } from '@folkmoot/calendar/days';
import { ANSWERS_ASKED_AT_ONCE, SMALL_GROUP } from '@folkmoot/contracts';
import type { Unit } from '@folkmoot/service-kit';
import {
  type CampaignMailing,
  isNewsletter,
  type MailingRef,
  publishDeliveryProgress,
  type StoredMailing,
} from '../../entities/mailing';
import { zoneOf } from '../../entities/segment';
import type { AskAnswered } from './answers-asked';
import { invitationsOf } from './audience';
import type { MailingContext, MailingRecords, MailingTools } from './mailing.types';
import { actorOf } from './settle-mailing';

const NOTED_AT_ONCE = 500;

type Records = Pick<MailingRecords, 'councils' | 'deliveries' | 'mailings'>;

/** Stores the day on which the answers to these invitations were reported, and updates the counts of their mailings. */
export const noteAnswered = async (
  unit: Unit<Records>,
  councilId: string | null,
  { invitations, at }: { invitations: readonly string[]; at: Date },
): Promise<void> => {
  const zone = await zoneOf(unit, councilId);
  const day = localDay(at, zone);
  for (const [mailingId, answered] of await unit.deliveries.markAnswered(invitations, day)) {
    const mailing = await unit.mailings.find(mailingId);
    if (!mailing) continue;
    const counts = { ...mailing.counts, answered: mailing.counts.answered + answered };
    await publishDeliveryProgress(unit.outbox, await unit.mailings.save({ ...mailing, counts }));
  }
};

/** Fisher-Yates shuffle, so that the order shows nothing. */
const shuffle = <T>(items: T[]): T[] => {
  for (let last = items.length - 1; last > 0; last--) {
    const other = randomInt(last + 1);
    [items[last], items[other]] = [items[other] as T, items[last] as T];
  }
  return items;
};

/**
 * Asks about all reached invitations, in shuffled batches. Returns those answered since the last report. The request
 * shows nothing except the size of the audience.
 */
const findNewAnswers = async (
  { reader }: MailingContext,
  mailing: CampaignMailing,
  ask: AskAnswered,
): Promise<string[]> => {
  const { councilId, campaignId } = mailing;
  const { deliveries, mailings } = reader(actorOf(mailing));
  const fresh = new Set<string>();
  for (const { id } of await invitationsOf({ mailings }, mailing)) {
    let after = '';
    let hasMore = true;
    while (hasMore) {
      const batch = await deliveries.listRecipients(id, 'reached', after, ANSWERS_ASKED_AT_ONCE);
      hasMore = batch.length === ANSWERS_ASKED_AT_ONCE;
      after = batch.at(-1)?.subscriberId ?? after;
      if (batch.length === 0) continue;
      const invitations = shuffle(batch.map(({ invitationId }) => invitationId));
      const answered = new Set(await ask({ councilId, campaignId, invitations }));
      const news = batch.filter(({ answeredOn, invitationId }) => answeredOn === null && answered.has(invitationId));
      for (const { invitationId } of news) fresh.add(invitationId);
    }
  }
  return shuffle([...fresh]);
};

const decide = (
  { unitOfWork }: MailingContext,
  ref: MailingRef,
  answers: NonNullable<StoredMailing['answers']>,
): Promise<void> =>
  unitOfWork(actorOf(ref), async ({ mailings }) => {
    const mailing = await mailings.find(ref.mailingId);
    if (mailing) await mailings.save({ ...mailing, answers });
  });

/** People are queued already, or a version that did not ask has started the reminder. */
const isUnderWay = ({ cursor, isExpanded }: StoredMailing): boolean => cursor !== null || isExpanded;

/**
 * Finds the answers since the last nightly report before a reminder queues its first person. A small group of answers
 * is ignored, because a missing reminder would identify the people. Returns false while the public service is not
 * available; then the reminder waits.
 */
export const learnAnswers = async (
  context: MailingContext,
  mailing: StoredMailing,
  { askAnswered, logger }: Pick<MailingTools, 'askAnswered' | 'logger'>,
): Promise<boolean> => {
  const { answers } = mailing;
  if (isNewsletter(mailing) || mailing.kind !== 'reminder') return true;
  if (answers === 'now' || answers === 'night' || isUnderWay(mailing)) return true;
  const ref = { mailingId: mailing.id, councilId: mailing.councilId };
  if (!askAnswered) return decide(context, ref, 'night').then(() => true);
  let fresh: string[];
  try {
    fresh = await findNewAnswers(context, mailing, askAnswered);
  } catch (error) {
    logger.warn({ err: error }, 'asking who has answered failed');
    return false;
  }
  // Stored first, so that the decision survives a crash while the answers are being noted.
  if (answers !== 'asking' && fresh.length < SMALL_GROUP) return decide(context, ref, 'night').then(() => true);
  await decide(context, ref, 'asking');
  const at = context.clock.now();
  for (let from = 0; from < fresh.length; from += NOTED_AT_ONCE) {
    const invitations = fresh.slice(from, from + NOTED_AT_ONCE);
    await context.unitOfWork(actorOf(ref), (unit) => noteAnswered(unit, ref.councilId, { invitations, at }));
  }
  return decide(context, ref, 'now').then(() => true);
};
