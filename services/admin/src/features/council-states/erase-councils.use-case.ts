import { type Actor, councilErasedEvent, userRemovedEvent } from '@folkmoot/contracts';
import type { Context, ErasureEntry } from '@folkmoot/service-kit';
import { endSessionsOfCouncil, revokeSessions, toUserView } from '../../entities/council';
import type { CouncilStateRecords } from './council-state.types';

/** The kind of the entries in the log of erasures. */
export const ORDERED = 'ordered-council';

/** Removes a user from the council. The account stays. */
const release = (
  { actor, acrossCouncils, clock }: Context<CouncilStateRecords, Actor>,
  userId: string,
  councilId: string,
): Promise<void> =>
  acrossCouncils.unitOfWork(actor, async (unit) => {
    const user = await unit.users.find(userId);
    if (user?.councilId !== councilId) return;
    const saved = await unit.users.save(user, { councilId: null, role: 'council_staff' });
    const aggregate = { type: 'user', id: saved.id, revision: saved.revision };
    await unit.outbox.add(userRemovedEvent, { aggregate, payload: { user: toUserView(saved) }, councilId });
    await revokeSessions(unit, userId, { reason: 'council_closed', councilId, at: clock.now() });
  });

/**
 * Publishes the erasure in the same transaction. Every service, also this one, then deletes its data of the council.
 */
const order = (
  { actor, acrossCouncils, clock }: Context<CouncilStateRecords, Actor>,
  councilId: string,
): Promise<void> =>
  acrossCouncils.unitOfWork(actor, async ({ councils, certificates, outbox, erased }) => {
    const council = await councils.find(councilId);
    if (!council?.erasedAfter || council.erasedAfter > clock.now()) return;
    await certificates.begin(councilId, clock.now());
    await councils.delete(councilId);
    erased.note(ORDERED, councilId);
    await outbox.add(councilErasedEvent, {
      aggregate: { type: 'council', id: councilId, revision: council.revision + 1 },
      payload: { councilId },
      councilId,
    });
  });

/** Erases the councils whose restore period is over. After a crash the next run completes the work. */
export const eraseCouncilsAcrossCouncils = async (
  context: Context<CouncilStateRecords, Actor>,
  signal: AbortSignal,
): Promise<void> => {
  const { councils, users } = context.acrossCouncils.reader();
  for (const councilId of await councils.listToErase(context.clock.now())) {
    for (const userId of await users.listIds(councilId)) {
      if (signal.aborted) return;
      await release(context, userId, councilId);
    }
    await order(context, councilId);
  }
};

/** After a restore, the council is deleted again and its restore period is over: the next run erases it. */
export const orderAgain = (
  { acrossCouncils, actor, clock }: Pick<Context<CouncilStateRecords, Actor>, 'acrossCouncils' | 'actor' | 'clock'>,
  { id }: ErasureEntry,
): Promise<void> =>
  acrossCouncils.unitOfWork(actor, async (unit) => {
    const council = await unit.councils.find(id);
    if (!council) return;
    const now = clock.now();
    await unit.councils.save(council, { deletedAt: council.deletedAt ?? now, erasedAfter: now, updatedAt: now });
    await endSessionsOfCouncil(unit, id, now);
  });
