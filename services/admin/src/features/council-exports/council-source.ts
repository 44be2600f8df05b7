import type { ServiceName } from '@folkmoot/contracts';

/** A service that is asked for what it has of a council. */
export interface CouncilSource {
  readonly service: ServiceName;
  kinds(councilId: string): Promise<readonly { kind: string; count: number }[]>;
  /** JSON Lines in the order of their ids, beginning after one. Rejects when the service is cut off in between. */
  lines(councilId: string, kind: string, after: string | null, signal: AbortSignal): AsyncIterable<Uint8Array>;
}
