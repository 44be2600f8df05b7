/**
 * A long task of one council that continues after a restart: an import, a bulk change of tags, an analysis. Its record has
 * the state and the progress. The lease, the heartbeat and the attempts are those of the job that processes it.
 */
export interface ClaimableRun {
  readonly councilId: string;
  /** `queued` and `running` while there is work to do. Every other state needs no worker. */
  readonly state: string;
  /** The claim. Each worker has another one and writes only while the record has it. */
  readonly runId: string | null;
  /** Time of the last progress. A moving run without progress has lost its worker. */
  readonly touchedAt: Date;
  readonly revision: number;
}

export const MOVING_STATES = ['queued', 'running'] as const;

/** Whether the run is waiting for a worker or has one. */
export const isMoving = ({ state }: Pick<ClaimableRun, 'state'>): boolean =>
  MOVING_STATES.some((moving) => moving === state);

/** Identifies a run across councils. */
export interface RunKey {
  readonly id: string;
  readonly councilId: string;
}
