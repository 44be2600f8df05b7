import type { Unit } from '@folkmoot/service-kit';
import {
  countEffects,
  effectOf,
  type Retagged,
  type StoredSubscriber,
  type TagChange,
  unsubscribe,
} from '../subscriber';
import { type ForgottenRecords, forgetPerson, suppress } from './forget-person';

interface Occasion {
  readonly by: string;
  readonly at: Date;
}

const unsubscribeAll = async (
  unit: Unit<ForgottenRecords>,
  subscribers: readonly StoredSubscriber[],
  occasion: Occasion,
): Promise<number> => {
  const changes = subscribers
    .filter(({ status }) => status !== 'erased')
    .map((before) => ({ before, after: unsubscribe(before, occasion) }))
    .filter(({ before, after }) => before !== after);
  await unit.subscribers.saveAll(changes.map(({ after }) => after));
  await countEffects(
    unit,
    changes.map(({ before, after }) => effectOf(before, after)),
  );
  return changes.length;
};

/** Each erasure has its own certificate, as when one person is erased. */
const eraseAll = async (
  unit: Unit<ForgottenRecords>,
  subscribers: readonly StoredSubscriber[],
  { at }: Occasion,
): Promise<number> => {
  const there = subscribers.filter(({ status }) => status !== 'erased');
  for (const subscriber of there) {
    await suppress(unit, subscriber.email, { at, subscriberId: subscriber.id });
    await forgetPerson(unit, subscriber);
  }
  return there.length;
};

/** Unsubscribes or erases these people. */
export const leaveList = async (
  unit: Unit<ForgottenRecords>,
  subscribers: readonly StoredSubscriber[],
  leaving: NonNullable<TagChange['leaving']>,
  occasion: Occasion,
): Promise<Retagged> => {
  const leave = leaving === 'erase' ? eraseAll : unsubscribeAll;
  const changed = await leave(unit, subscribers, occasion);
  return { changed, unchanged: subscribers.length - changed };
};

/** The word of the activity log for a change of many. */
export const changeOfMany = ({ leaving }: TagChange): 'tagged' | 'unsubscribed' | 'erased' => {
  if (!leaving) return 'tagged';
  return leaving === 'erase' ? 'erased' : 'unsubscribed';
};
