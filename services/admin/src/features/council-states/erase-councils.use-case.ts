import { councilErasedEvent, systemActor, userRemovedEvent } from '@folkmoot/contracts';
import { revokeSessions } from '../../council-states/tell-sessions';
import type { Deps } from '../../records/deps';
import { toUserView } from '../../records/views.domain';

const actor = systemActor('admin');

/** Somebody of the council is somebody without a council (F-46); their account stays. */
const release = ({ units }: Deps, userId: string, councilId: string): Promise<void> =>
  units.unitOfWorkAcrossCouncils(actor, async (unit) => {
    const user = await unit.users.find(userId);
    if (user?.councilId !== councilId) return;
    const saved = await unit.users.save(user, { councilId: null, role: 'council_staff' });
    const aggregate = { type: 'user', id: saved.id, revision: saved.revision };
    await unit.outbox.add(userRemovedEvent, { aggregate, payload: { user: toUserView(saved) }, councilId });
    await revokeSessions(unit, userId);
  });

/** The order goes out with the council: what is left of it is erased by every service, this one too. */
const order = ({ units, clock }: Deps, councilId: string): Promise<void> =>
  units.unitOfWorkAcrossCouncils(actor, async ({ councils, certificates, outbox }) => {
    const council = await councils.find(councilId);
    if (!council?.erasedAfter || council.erasedAfter > clock.now()) return;
    await certificates.begin(councilId, clock.now());
    await councils.delete(councilId);
    await outbox.add(councilErasedEvent, {
      aggregate: { type: 'council', id: councilId, revision: council.revision + 1 },
      payload: { councilId },
      councilId,
    });
  });

/** Erases the councils whose days are over. A crash in between is made up for by the next run. */
export const eraseCouncilsAcrossCouncils = async (deps: Deps, signal: AbortSignal): Promise<void> => {
  const { councils, users } = deps.units.readerAcrossCouncils();
  for (const councilId of await councils.listToErase(deps.clock.now())) {
    for (const userId of await users.listIds(councilId)) {
      if (signal.aborted) return;
      await release(deps, userId, councilId);
    }
    await order(deps, councilId);
  }
};
