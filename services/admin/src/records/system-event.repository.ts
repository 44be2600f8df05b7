import type { HealthPart, HealthState } from '@folkmoot/contracts';
import type { Listed } from './listed';

/** A part of the installation as it was last seen. */
export interface PartState {
  /** Its kind and name: `service:campaigns`. */
  readonly id: string;
  readonly state: HealthState;
  readonly since: Date;
  /** When it started, for a part that tells. */
  readonly startedAt: Date | null;
}

export interface StoredSystemEvent {
  readonly id: string;
  readonly at: Date;
  readonly part: HealthPart;
  readonly name: string;
  readonly service: string | null;
  readonly kind: 'changed' | 'restarted';
  readonly from: HealthState | null;
  readonly to: HealthState;
  readonly detail: string;
}

export interface SystemEventSearch {
  readonly cursor?: string | undefined;
  readonly limit?: number | undefined;
}

export interface SystemEventRepository {
  states(): Promise<PartState[]>;
  /** Keeps what a part is from now on. False when another replica was first, or nothing changed. */
  setState(state: PartState): Promise<boolean>;
  /** Notes that a part started anew. False when that was known. */
  setStarted(id: string, startedAt: Date): Promise<boolean>;
  add(event: StoredSystemEvent): Promise<void>;
  /** Newest first. */
  list(search: SystemEventSearch): Promise<Listed<StoredSystemEvent>>;
}
