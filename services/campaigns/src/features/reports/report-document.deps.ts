import type { Draw } from '@folkmoot/service-kit/paper';
import type { Deps } from '../../records/repositories';

/** Told how much is done, of how much. */
export type OnProgress = (done: number, total: number) => void;

export interface DocumentDeps extends Deps {
  readonly productName: string;
  /** A council's logo by its hash, as PNG; null without one. */
  readonly fetchLogo: (councilId: string, hash: string) => Promise<Uint8Array | null>;
  readonly draw: Draw;
}
