import type { ChartFormat, ReportFormat } from '@folkmoot/contracts';
import type { ReportFacts, Shown } from './report-facts.types';

/** A document that was asked for. */
export interface PrintOrder {
  readonly facts: ReportFacts;
  readonly format: ReportFormat;
}

/** A chart that was asked for. */
export interface ChartOrder {
  readonly facts: ReportFacts;
  readonly questionId: string;
  readonly shown: Shown;
  readonly format: ChartFormat;
}

interface PrintOptions {
  /** Called with the progress: parts done, parts in total. */
  readonly onProgress?: ((done: number, total: number) => void) | undefined;
  readonly signal?: AbortSignal | undefined;
}

/** Writes documents in processes of their own. */
export interface ReportPress {
  readonly print: (order: PrintOrder, options?: PrintOptions) => Promise<Buffer>;
  /** Null for a question that has no chart. */
  readonly drawChart: (order: ChartOrder) => Promise<Buffer | null>;
  /** Small PNGs, in the same order. Null for a file that is no picture. */
  readonly drawThumbnails: (pictures: readonly Uint8Array[]) => Promise<readonly (Uint8Array | null)[]>;
}
