import type { ServiceName } from '@folkmoot/contracts';

/** A service that exports its data of a council. */
export interface CouncilSource {
  readonly service: ServiceName;
  kinds(councilId: string): Promise<readonly { kind: string; count: number }[]>;
  /** JSON Lines ordered by id, starting after `after`. Rejects when the connection breaks. */
  lines(councilId: string, kind: string, after: string | null, signal: AbortSignal): AsyncIterable<Uint8Array>;
}
