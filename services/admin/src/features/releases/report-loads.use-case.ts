import { type Actor, getsCanary, type LoadReport, type RegistryLine, type UserActor } from '@folkmoot/contracts';
import { type Context, type Logger, releaseVisitor } from '@folkmoot/service-kit';
import type { ReleaseRegistry } from './release-registry';
import type { ReleaseRecords } from './releases.types';
import { MOST_PER_PERSON, mustRollBack, type WatchedRelease, watchedReleases } from './roll-back-rule.domain';
import { withdrawReleaseAcrossCouncils } from './withdraw-release.use-case';

interface Parts {
  readonly registry: ReleaseRegistry;
  /** On whose behalf the rule withdraws a release. */
  readonly systemContext: Context<ReleaseRecords, Actor>;
  readonly logger: Logger;
}

/** Nobody can report a release that they are not served. Pages that are open since before have the previous one. */
const isServedTo = (line: RegistryLine, version: string, actor: Actor): boolean => {
  if (line.version === version || line.previous?.version === version) return true;
  return line.canary?.version === version && getsCanary(line, releaseVisitor(line.name, actor));
};

/** Withdraws the release when the rule says so. Never twice by itself. */
const judge = async (
  remote: string,
  { version, since, baseline }: WatchedRelease,
  { registry, systemContext, logger }: Parts,
): Promise<void> => {
  const { releaseLoads, rollBacks } = systemContext.acrossCouncils.reader();
  const id = `${remote}:${version}`;
  const former = await rollBacks.find(id);
  if (former?.isDone) return;
  const seen = await releaseLoads.seen({ remote, version, since }, MOST_PER_PERSON);
  if (seen.errors === 0) return;
  const others = await releaseLoads.seen({ remote, ...baseline }, MOST_PER_PERSON);
  if (!mustRollBack(seen, others)) return;
  await withdrawReleaseAcrossCouncils(systemContext, { id, remote, version, cause: 'automatic', seen }, registry);
  logger.warn({ remote, version, ...seen }, 'a release was rolled back');
};

/** Counts the loads that a page of signed-in staff reports, and withdraws a release that fails too often. */
export const reportLoadsAcrossCouncils = async (
  { actor, acrossCouncils, clock }: Context<ReleaseRecords, UserActor>,
  loads: readonly LoadReport[],
  parts: Parts,
): Promise<void> => {
  const now = clock.now();
  const lines = new Map((await parts.registry.read()).map((line) => [line.name, line]));
  const { releaseLoads } = acrossCouncils.reader();
  for (const report of loads) {
    const line = lines.get(report.remote);
    if (!line || !isServedTo(line, report.version, actor)) continue;
    await releaseLoads.count(report, actor.userId, now);
    const watched = watchedReleases(line, now).find(({ version }) => version === report.version);
    if (!watched) continue;
    // The page has done its part: a registry that cannot be changed is the operator's affair.
    await judge(line.name, watched, parts).catch((error: unknown) =>
      parts.logger.error(
        { err: error, remote: line.name, version: watched.version },
        'a release could not be rolled back',
      ),
    );
  }
};
