import type { JobContext, Jobs, Units } from '@folkmoot/service-kit';
import type { SearchKeysRepository } from '../../subscribers/subscriber.repository';

export const SEARCH_KEYS_JOB = 'subscribers.fill-search-keys';
const BATCH = 500;

export interface FillRecords {
  readonly searchKeys: SearchKeysRepository;
}
export interface FillDeps {
  readonly units: Pick<Units<FillRecords>, 'readerAcrossCouncils'>;
}
/** The last one whose keys were seen to. */
export interface Filled {
  readonly after: string;
}

/** Gives search keys to subscribers that were written before there were any: a batch at a time, from where it stands. */
export const fillSearchKeys = async (
  { units }: FillDeps,
  { checkpoint, save, signal }: Pick<JobContext<unknown, Filled>, 'checkpoint' | 'save' | 'signal'>,
): Promise<void> => {
  const { searchKeys } = units.readerAcrossCouncils();
  let after = checkpoint?.after ?? '';
  for (;;) {
    signal.throwIfAborted();
    const last = await searchKeys.fillAcrossCouncils(after, BATCH);
    if (last === null) return;
    after = last;
    await save({ checkpoint: { after } });
  }
};

/** Queues that work when it was never done: at a start, of any release that knows search keys. */
export const queueSearchKeys = async ({ jobs }: { jobs: Pick<Jobs, 'list' | 'schedule'> }): Promise<void> => {
  const [latest] = await jobs.list(SEARCH_KEYS_JOB, 1);
  if (!latest || latest.state === 'failed' || latest.state === 'cancelled') await jobs.schedule(SEARCH_KEYS_JOB, {});
};
