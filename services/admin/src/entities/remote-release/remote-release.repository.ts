import type { LoadReport } from '@folkmoot/contracts';
import type { RollBack, SeenLoads, SeenRelease } from './remote-release.domain';

export interface ReleaseLoadRepository {
  /** Counts a report of a person. Outside transactions: replicas count in the same document. */
  count(report: LoadReport, userId: string, now: Date): Promise<void>;
  /** Counts no more than `mostPerPerson` loads of one person, and as many errors. */
  seen(release: SeenRelease, mostPerPerson: number): Promise<SeenLoads>;
}

export interface RollBackRepository {
  /** False when there is one with this id, done or not. */
  begin(rollBack: Omit<RollBack, 'isDone'>): Promise<boolean>;
  find(id: string): Promise<RollBack | null>;
  /** True for the one caller that finishes it. */
  finish(id: string): Promise<boolean>;
  /** The last one of a remote that is done. */
  last(remote: string): Promise<RollBack | null>;
}
