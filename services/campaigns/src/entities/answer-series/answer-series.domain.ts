import type { AnswerColumnUse } from '@folkmoot/contracts';

/** `uploading`: the file is not stored yet. `removing`: its answers are being deleted. Nobody sees such a series. */
export type SeriesState = 'uploading' | 'queued' | 'running' | 'complete' | 'failed' | 'removing';

export const HIDDEN_STATES = ['uploading', 'removing'] as const satisfies readonly SeriesState[];

/** The data with which a stopped import continues. */
export interface ImportWork {
  /** The kept file, in UTF-8. */
  readonly file: string;
  readonly delimiter: string;
  readonly quote: string;
  /** Whether this product wrote the file: then it ends with details that are no rows. */
  readonly isOwn: boolean;
  readonly uses: readonly AnswerColumnUse[];
  /** Version of the survey that reads the answers. */
  readonly version: number;
  /** Where the next row begins. */
  readonly place: { readonly offset: number; readonly line: number };
}

/** Answers of a file beside a campaign. */
export interface StoredSeries {
  readonly id: string;
  readonly councilId: string;
  readonly campaignId: string;
  readonly name: string;
  readonly fileName: string;
  /** Recognises a file that was imported already. */
  readonly fileHash: string;
  /** The zone of the days in its rollups. */
  readonly zone: string;
  readonly state: SeriesState;
  /** Rows of the file. */
  readonly rows: number;
  readonly responses: number;
  readonly refused: number;
  /** Set by the last transaction of the import. Reports have only complete series. */
  readonly isComplete: boolean;
  readonly importedBy: string;
  readonly importedAt: Date;
  /** Null when the file is deleted. */
  readonly work: ImportWork | null;
  /** Run of the job that processes the import. */
  readonly runId: string | null;
  /** Time of the last progress. */
  readonly touchedAt: Date;
  readonly revision: number;
}

export type NewSeries = Omit<StoredSeries, 'councilId' | 'revision'>;

/** Whether an import waits for a job, or has one. */
export const isImporting = ({ state }: Pick<StoredSeries, 'state'>): boolean =>
  state === 'queued' || state === 'running';

/** The import has ended, and with it the file's use. */
export const finished = (series: StoredSeries, now: Date): StoredSeries => {
  const isComplete = series.responses > 0;
  return { ...series, state: isComplete ? 'complete' : 'failed', isComplete, runId: null, touchedAt: now };
};

/** Staff deleted the series or cancelled its import. */
export const removed = (series: StoredSeries, now: Date): StoredSeries => ({
  ...series,
  state: 'removing',
  isComplete: false,
  runId: null,
  touchedAt: now,
});

/** The import cannot go on. What it stored stays hidden until staff delete it. */
export const failed = (series: StoredSeries, now: Date): StoredSeries => ({
  ...series,
  state: 'failed',
  runId: null,
  touchedAt: now,
});
