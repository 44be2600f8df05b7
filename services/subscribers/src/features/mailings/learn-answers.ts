import { randomInt } from 'node:crypto';
import { ANSWERS_ASKED_AT_ONCE, SMALL_GROUP } from '@folkmoot/contracts';
import type { Unit } from '@folkmoot/service-kit';
import { DateTime } from 'luxon';
import type { StoredMailing } from '../../mailings/mailing.domain';
import type { MailingRef } from '../../mailings/mailing.repository';
import { zoneOf } from '../../segments/filtering';
import { invitationsOf } from './audience';
import type { MailingDeps, MailingRecords } from './deps';
import { tellProgress } from './mailing.events';
import { actorOf } from './settle-mailing';

const NOTED_AT_ONCE = 500;

type Deps = Pick<MailingDeps, 'units' | 'clock' | 'askAnswered' | 'logger'>;
type Records = Pick<MailingRecords, 'councils' | 'deliveries' | 'mailings'>;

/** Notes on which day it was told that these invitations were answered, and counts them in their mailings. */
export const noteAnswered = async (
  unit: Unit<Records>,
  councilId: string | null,
  { invitations, at }: { invitations: readonly string[]; at: Date },
): Promise<void> => {
  const zone = await zoneOf(unit, councilId);
  const day = DateTime.fromJSDate(at, { zone }).toISODate() ?? at.toISOString().slice(0, 10);
  for (const [mailingId, answered] of await unit.deliveries.markAnswered(invitations, day)) {
    const mailing = await unit.mailings.find(mailingId);
    if (!mailing) continue;
    const counts = { ...mailing.counts, answered: mailing.counts.answered + answered };
    await tellProgress(unit.outbox, await unit.mailings.save({ ...mailing, counts }));
  }
};

/** Fisher and Yates: an order that says nothing. */
const shuffle = <T>(items: T[]): T[] => {
  for (let last = items.length - 1; last > 0; last--) {
    const other = randomInt(last + 1);
    [items[last], items[other]] = [items[other] as T, items[last] as T];
  }
  return items;
};

/**
 * Asks about everybody whom the invitations reached, in shuffled batches. Gives those who have answered since the last
 * report. Nobody learns more from the question than that there is an audience.
 */
const findNewAnswers = async (
  { units }: Deps,
  ask: NonNullable<Deps['askAnswered']>,
  mailing: StoredMailing,
): Promise<string[]> => {
  const { councilId, campaignId } = mailing;
  const { deliveries, mailings } = units.reader(actorOf(mailing));
  const fresh = new Set<string>();
  for (const { id } of await invitationsOf({ mailings }, mailing)) {
    for (let after = '', isMore = true; isMore; ) {
      const batch = await deliveries.listRecipients(id, 'reached', after, ANSWERS_ASKED_AT_ONCE);
      isMore = batch.length === ANSWERS_ASKED_AT_ONCE;
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

const decide = (deps: Deps, ref: MailingRef, answers: NonNullable<StoredMailing['answers']>): Promise<void> =>
  deps.units.unitOfWork(actorOf(ref), async ({ mailings }) => {
    const mailing = await mailings.find(ref.mailingId);
    if (mailing) await mailings.save({ ...mailing, answers });
  });

/** Some have been put into the queue, or the reminder was begun by a version that did not ask. */
const isUnderWay = ({ cursor, isExpanded }: StoredMailing): boolean => cursor !== null || isExpanded;

/**
 * Finds out, before a reminder takes its first person, who has answered since the last nightly report. It is used only
 * when that is a group of people: fewer would be named by not getting the reminder. False while the public service
 * cannot be asked; then the reminder waits.
 */
export const learnAnswers = async (deps: Deps, mailing: StoredMailing): Promise<boolean> => {
  const { answers } = mailing;
  if (mailing.kind !== 'reminder' || answers === 'now' || answers === 'night' || isUnderWay(mailing)) return true;
  const ref = { mailingId: mailing.id, councilId: mailing.councilId };
  if (!deps.askAnswered) return decide(deps, ref, 'night').then(() => true);
  let fresh: string[];
  try {
    fresh = await findNewAnswers(deps, deps.askAnswered, mailing);
  } catch (error) {
    deps.logger.warn({ err: error }, 'asking who has answered failed');
    return false;
  }
  // The decision stays, also when the process ends while the answers are being noted.
  if (answers !== 'asking' && fresh.length < SMALL_GROUP) return decide(deps, ref, 'night').then(() => true);
  await decide(deps, ref, 'asking');
  const at = deps.clock.now();
  for (let from = 0; from < fresh.length; from += NOTED_AT_ONCE) {
    const invitations = fresh.slice(from, from + NOTED_AT_ONCE);
    await deps.units.unitOfWork(actorOf(ref), (unit) => noteAnswered(unit, ref.councilId, { invitations, at }));
  }
  return decide(deps, ref, 'now').then(() => true);
};
