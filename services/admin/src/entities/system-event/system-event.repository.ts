import type { HealthPart, HealthState } from '@folkmoot/contracts';
import type { Listed } from '@folkmoot/service-kit';
import type { PartChange } from './system-event.domain';

/** The last known state of a part of the installation. */
export interface PartState {
  /** Its kind and name: `service:campaigns`. */
  readonly id: string;
  readonly state: HealthState;
  readonly since: Date;
  /** Start time, for parts that report it. */
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
  /** `service:campaigns` */
  readonly partId?: string | undefined;
  readonly cursor?: string | undefined;
  readonly limit?: number | undefined;
}

export interface SystemEventRepository {
  states(): Promise<PartState[]>;
  /** Stores the state of a part. False when nothing changed or another replica stored it first. */
  setState(state: PartState): Promise<boolean>;
  /** Records that a part has restarted. False when this start is known. */
  setStarted(id: string, startedAt: Date): Promise<boolean>;
  add(event: StoredSystemEvent): Promise<void>;
  /** Changes of state after `from`, up to and with `until`, oldest first. */
  listChanges(from: Date, until: Date): Promise<PartChange[]>;
  /** Newest first. */
  list(search: SystemEventSearch): Promise<Listed<StoredSystemEvent>>;
}
