import { type Actor, systemActor } from '@folkmoot/contracts';
import { type Context, retryRaces } from '@folkmoot/service-kit';
import { countEffects, effectOf } from '../../entities/subscriber';
import type { AttributeRecords } from './attribute.types';

/** Subscribers per transaction, the same as in an import. */
const BATCH = 1000;

type SweepContext = Context<AttributeRecords, Actor>;

/** Removes the values from up to one batch of people. False when nobody is left. */
export const sweepAttribute = (
  { unitOfWork }: Pick<SweepContext, 'unitOfWork'>,
  actor: Actor,
  key: string,
): Promise<boolean> =>
  retryRaces(() =>
    unitOfWork(actor, async (unit) => {
      if (!(await unit.attributes.isRemoved(key))) return false;
      const changes = await unit.subscribers.removeAttribute(key, BATCH);
      await countEffects(
        unit,
        changes.map(({ before, after }) => effectOf(before, after)),
      );
      return changes.length === BATCH;
    }),
  );

/** Removes the values of deleted attributes from everybody, then the attributes themselves. Goes on after a stop. */
export const sweepAttributes = async (context: SweepContext, signal: AbortSignal): Promise<void> => {
  const { acrossCouncils, clock, unitOfWork } = context;
  for (const { councilId, key } of await acrossCouncils
    .reader()
    .attributeSweeps.listRemovedAcrossCouncils(clock.now())) {
    const actor = systemActor('subscribers', councilId);
    while (!signal.aborted && (await sweepAttribute(context, actor, key)));
    if (signal.aborted) return;
    await unitOfWork(actor, ({ attributes }) => attributes.forget(key));
  }
};
