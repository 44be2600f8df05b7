import { randomInt } from 'node:crypto';
import { invitationsAnsweredEvent, systemActor } from '@folkmoot/contracts';
import type { Units } from '@folkmoot/service-kit';
import type { SpentRepository } from '../../invitations/spent.repository';

/** Of one event. */
const MOST = 500;

export interface TellDeps {
  readonly units: Pick<Units<{ readonly spent: SpentRepository }>, 'unitOfWork' | 'readerAcrossCouncils'>;
}

/** In an order that says nothing (Fisher and Yates). */
const shuffled = <T>(given: readonly T[]): T[] => {
  const items = [...given];
  for (let last = items.length - 1; last > 0; last--) {
    const other = randomInt(last + 1);
    [items[last], items[other]] = [items[other] as T, items[last] as T];
  }
  return items;
};

const inParts = <T>(items: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(items.length / MOST) }, (_, at) => items.slice(at * MOST, (at + 1) * MOST));

/** Tells which invitations were answered since the last time. How many there were. */
export const tellAnsweredAcrossCouncils = async ({ units }: TellDeps): Promise<number> => {
  let told = 0;
  for (const { campaignId, councilId } of await units.readerAcrossCouncils().spent.listUntoldAcrossCouncils()) {
    told += await units.unitOfWork(systemActor('public', councilId), async ({ spent, outbox }) => {
      const invitations = shuffled(await spent.takeUntold(campaignId));
      for (const part of inParts(invitations)) {
        await outbox.add(invitationsAnsweredEvent, {
          aggregate: { type: 'campaign', id: campaignId, revision: 1 },
          payload: { campaignId, invitations: part },
        });
      }
      return invitations.length;
    });
  }
  return told;
};
