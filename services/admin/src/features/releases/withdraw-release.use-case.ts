import { type Actor, releaseRolledBackEvent } from '@folkmoot/contracts';
import { type Context, rollBack } from '@folkmoot/service-kit';
import type { RollBack, SeenLoads } from '../../entities/remote-release';
import type { ReleaseRegistry } from './release-registry';
import type { ReleaseRecords } from './releases.types';

type Withdrawal = Pick<RollBack, 'id' | 'remote' | 'version' | 'cause'> & {
  /** The figures that the rule saw. */
  readonly seen: SeenLoads | null;
};

/**
 * Takes a release out of the registry, and notes it once, also when several replicas do it or one ends in between.
 */
export const withdrawReleaseAcrossCouncils = async (
  { actor, acrossCouncils, clock }: Context<ReleaseRecords, Actor>,
  { seen, ...begun }: Withdrawal,
  registry: ReleaseRegistry,
): Promise<void> => {
  const { id, remote, version, cause } = begun;
  const at = clock.now();
  await acrossCouncils.reader().rollBacks.begin({ ...begun, at });
  await registry.change(remote, rollBack(version, at));
  await acrossCouncils.unitOfWork(actor, async ({ rollBacks, outbox }) => {
    if (!(await rollBacks.finish(id))) return;
    const counts = seen && { loads: seen.loads, errors: seen.errors };
    await outbox.add(releaseRolledBackEvent, {
      aggregate: { type: 'release', id: `${remote} ${version}`, revision: 1 },
      payload: { remote, version, change: cause, counts },
      councilId: null,
    });
  });
};
