import { randomInt } from 'node:crypto';
import { type Actor, invitationsAnsweredEvent, systemActor } from '@folkmoot/contracts';
import type { Context } from '@folkmoot/service-kit';
import type { InvitationRecords } from './invitation.types';

/** Invitations per event. */
const MOST = 500;

/** Random order, so that it has no information (Fisher and Yates). */
const shuffled = <T>(source: readonly T[]): T[] => {
  const items = [...source];
  for (let last = items.length - 1; last > 0; last--) {
    const other = randomInt(last + 1);
    [items[last], items[other]] = [items[other] as T, items[last] as T];
  }
  return items;
};

const inParts = <T>(items: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(items.length / MOST) }, (_, at) => items.slice(at * MOST, (at + 1) * MOST));

/** Publishes which invitations were used since the last run. Returns their number. */
export const publishAnsweredAcrossCouncils = async ({
  unitOfWork,
  acrossCouncils,
}: Context<InvitationRecords, Actor>): Promise<number> => {
  let published = 0;
  for (const { campaignId, councilId } of await acrossCouncils.reader().spent.listUnpublishedAcrossCouncils()) {
    published += await unitOfWork(systemActor('public', councilId), async ({ spent, outbox }) => {
      const invitations = shuffled(await spent.takeUnpublished(campaignId));
      for (const part of inParts(invitations)) {
        await outbox.add(invitationsAnsweredEvent, {
          aggregate: { type: 'campaign', id: campaignId, revision: 1 },
          payload: { campaignId, invitations: part },
        });
      }
      return invitations.length;
    });
  }
  return published;
};
