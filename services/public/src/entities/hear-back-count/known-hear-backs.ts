import { coalesce, type FeatureApp, oncePerService } from '@folkmoot/service-kit';
import type { HearBackCount, HearBackCountRepository } from './hear-back-counts.repository';

/** The counts from memory: a request needs no database. */
export interface KnownHearBacks {
  /** Null while nobody heard back, and people can ask. */
  find(campaignId: string): HearBackCount | null;
  /** Reads the counts again. */
  refresh(): Promise<void>;
}

const createKnownHearBacks = ({ listAll }: Pick<HearBackCountRepository, 'listAll'>): KnownHearBacks => {
  let known: ReadonlyMap<string, HearBackCount> = new Map();
  return {
    find: (campaignId) => known.get(campaignId) ?? null,
    refresh: coalesce(async () => {
      known = new Map((await listAll()).map((count) => [count.campaignId, count]));
    }),
  };
};

/** The number of people who heard back. Null below the smallest number that is shown. */
export const shownHeardBack = (
  known: Pick<KnownHearBacks, 'find'>,
  campaignId: string,
  minimum: number,
): number | null => {
  const heardBack = known.find(campaignId)?.heardBack ?? 0;
  return heardBack >= minimum ? heardBack : null;
};

type CountsApp = Pick<FeatureApp<{ readonly hearBackCounts: HearBackCountRepository }>, 'units'>;

/** The counts of a running service. All features use the same memory. */
export const knownHearBacksOf = oncePerService(({ units }: CountsApp) =>
  createKnownHearBacks(units.readerAcrossCouncils().hearBackCounts),
);
