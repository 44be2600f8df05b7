import { type Actor, DomainError } from '@folkmoot/contracts';
import { type Context, newId } from '@folkmoot/service-kit';
import type { ReleaseRegistry } from './release-registry';
import type { ReleaseRecords } from './releases.types';
import { withdrawReleaseAcrossCouncils } from './withdraw-release.use-case';

/** A system administrator withdraws the canary or the live release of a remote. */
export const rollBackReleaseAcrossCouncils = async (
  context: Context<ReleaseRecords, Actor>,
  { remote, version }: { remote: string; version: string },
  registry: ReleaseRegistry,
): Promise<void> => {
  const line = (await registry.read()).find(({ name }) => name === remote);
  const isCanary = line?.canary?.version === version;
  if (!line || (!isCanary && line.version !== version)) throw new DomainError('not_found');
  if (!isCanary && !line.previous) throw new DomainError('no_earlier_release');
  await withdrawReleaseAcrossCouncils(
    context,
    { id: newId(), remote, version, cause: 'by_hand', seen: null },
    registry,
  );
};
