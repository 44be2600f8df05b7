import type { Actor, RegistryLine, RemoteReleases } from '@folkmoot/contracts';
import type { Context } from '@folkmoot/service-kit';
import type { ReleaseRegistry } from './release-registry';
import type { ReleaseRecords } from './releases.types';
import { MOST_PER_PERSON, WINDOW_MS } from './roll-back-rule.domain';

type Reader = ReturnType<Context<ReleaseRecords, Actor>['acrossCouncils']['reader']>;

const placed = async (
  { releaseLoads }: Reader,
  remote: string,
  { version, since: placedAt }: { version: string; since?: string | undefined },
  since: Date,
) => {
  const { loads, errors } = await releaseLoads.seen({ remote, version, since }, MOST_PER_PERSON);
  return { version, since: placedAt ?? null, recent: { loads, errors } };
};

const viewOf = async (line: RegistryLine, reader: Reader, since: Date): Promise<RemoteReleases> => {
  const { name: remote, canary, previous } = line;
  const live = await placed(reader, remote, line, since);
  const last = await reader.rollBacks.last(remote);
  const lastRollBack = last && { version: last.version, at: last.at.toISOString(), cause: last.cause };
  const common = { remote, live, previous: previous?.version ?? null, lastRollBack };
  if (!canary) return { ...common, canary: null };
  const existing = await reader.councils.findMany(canary.councils);
  const nameOf = new Map(existing.map(({ id, name }) => [id, name]));
  const councils = canary.councils.map((id) => ({ id, name: nameOf.get(id) ?? '' }));
  const onTrial = await placed(reader, remote, canary, since);
  return { ...common, canary: { ...onTrial, councils, percent: canary.percent ?? null } };
};

/** The releases of each remote, with what happened in the last ten minutes. */
export const listReleasesAcrossCouncils = async (
  { acrossCouncils, clock }: Context<ReleaseRecords, Actor>,
  registry: ReleaseRegistry,
): Promise<{ items: RemoteReleases[] }> => {
  const since = new Date(clock.now().getTime() - WINDOW_MS);
  const reader = acrossCouncils.reader();
  const lines = await registry.read();
  return { items: await Promise.all(lines.map((line) => viewOf(line, reader, since))) };
};
