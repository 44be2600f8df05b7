import {
  type Actor,
  DomainError,
  type ImportColumn,
  type ImportMode,
  type ImportTrialChoice,
  type ImportWarning,
  type importStates,
  type importTrialStates,
} from '@folkmoot/contracts';

/** `uploading`: the upload is not complete. Such an import is visible to nobody. */
export type ImportState = (typeof importStates)[number] | 'uploading';

/** A position between two rows of the kept file. */
export interface ImportPosition {
  /** Byte offset. */
  readonly offset: number;
  /** Line number of the next row in the uploaded file. */
  readonly line: number;
}

interface ImportLayoutColumn {
  readonly index: number;
  readonly name: string;
  readonly samples: readonly string[];
  /** Its different values, when they are few and some repeat. */
  readonly values?: readonly string[] | undefined;
}

/** Encoding, dialect and first rows of the file. */
export interface ImportLayout {
  readonly encoding: string;
  readonly delimiter: string;
  readonly quote: string;
  readonly columns: readonly ImportLayoutColumn[];
  readonly hasHeader: boolean;
  readonly emailColumn: number | null;
  /** Cells of the first row. Left out by earlier versions. */
  readonly headerWidth?: number;
  /** First row when the file has no header, and when it has one. */
  readonly first: ImportPosition;
  readonly afterHeader: ImportPosition;
  /** Rows that are not empty, including the header. */
  readonly rows: number;
}

export interface ImportCounts {
  readonly processed: number;
  readonly added: number;
  readonly merged: number;
  readonly failed: number;
}

/** Settings that staff choose before the start. */
export interface ImportChoice {
  readonly emailColumn: number;
  readonly hasHeader: boolean;
  readonly tagIds: readonly string[];
  readonly consentSource: string;
  /** These are left out by earlier versions: people are added, and no column is kept. */
  readonly mode?: ImportMode | undefined;
  readonly columns?: readonly ImportColumn[] | undefined;
}

export const modeOf = ({ mode = 'add' }: Pick<ImportChoice, 'mode'>): ImportMode => mode;

/** A run through the file that counts what an import would do. */
export interface ImportTrial extends ImportCounts {
  /** Each trial has another one. Its refused rows are stored under it. */
  readonly id: string;
  readonly state: (typeof importTrialStates)[number];
  readonly choice: ImportTrialChoice;
  readonly total: number;
  readonly warnings: readonly ImportWarning[];
  readonly problem: string | null;
}

export interface StoredImport extends ImportCounts {
  readonly id: string;
  readonly councilId: string;
  readonly fileName: string;
  readonly state: ImportState;
  /** Hashes of the pieces of the kept file, in UTF-8. Empty when the file is deleted. */
  readonly pieces: readonly string[];
  readonly layout: ImportLayout | null;
  /** Null before the start. */
  readonly choice: ImportChoice | null;
  /** The user who uploaded or last started the import, for the activity log. */
  readonly actor: Actor;
  /** Values that were not kept. Left out by earlier versions. */
  readonly warnings?: readonly ImportWarning[];
  /** The last trial before the start. */
  readonly trial?: ImportTrial | null;
  /** Number of rows to import. */
  readonly total: number;
  /** Progress: where the next row begins. */
  readonly place: ImportPosition;
  readonly problem: string | null;
  /** Run of the job that processes the import. */
  readonly runId: string | null;
  readonly createdAt: Date;
  /** Time of the last progress. */
  readonly touchedAt: Date;
  readonly finishedAt: Date | null;
  /** The file is deleted after this time. */
  readonly keepFileUntil: Date;
  readonly revision: number;
}

export type NewImport = Pick<StoredImport, 'fileName' | 'actor'>;

/** A rejected row. */
export interface ImportRow {
  readonly line: number;
  readonly email: string;
  readonly reason: string;
}

const DAY_MS = 86_400_000;
/** Lifetime of a preview that is never started. */
const PREVIEW_MS = DAY_MS;
/** A stopped import can be resumed for a week. */
const RESUMABLE_MS = 7 * DAY_MS;

export const importVerbs = ['receive', 'start', 'begin', 'finish', 'cancel', 'fail', 'resume'] as const;
export type ImportVerb = (typeof importVerbs)[number];

/** The allowed verbs in each state, with the resulting state. */
export const importTransitions: Readonly<Record<ImportState, Readonly<Partial<Record<ImportVerb, ImportState>>>>> = {
  uploading: { receive: 'preview' },
  preview: { start: 'queued', cancel: 'cancelled' },
  queued: { begin: 'running', cancel: 'cancelled', fail: 'failed' },
  running: { begin: 'running', finish: 'done', cancel: 'cancelled', fail: 'failed' },
  done: {},
  cancelled: { resume: 'queued' },
  failed: { resume: 'queued' },
};

/** The actor without session data. */
const lasting = (actor: Actor): Actor => (actor.kind === 'user' ? { ...actor, sessionId: '' } : actor);

const stateAfter = ({ state }: Pick<StoredImport, 'state'>, verb: ImportVerb): ImportState => {
  const next = importTransitions[state][verb];
  if (!next) throw new DomainError('transition_not_allowed');
  return next;
};

const after = (milliseconds: number, now: Date): Date => new Date(now.getTime() + milliseconds);

/** An import whose file is being uploaded. */
export const newImport = (
  { fileName, actor }: NewImport,
  now: Date,
): Omit<StoredImport, 'id' | 'councilId' | 'revision'> => ({
  fileName,
  actor: lasting(actor),
  state: 'uploading',
  pieces: [],
  layout: null,
  choice: null,
  total: 0,
  place: { offset: 0, line: 1 },
  processed: 0,
  added: 0,
  merged: 0,
  failed: 0,
  warnings: [],
  trial: null,
  problem: null,
  runId: null,
  createdAt: now,
  touchedAt: now,
  finishedAt: null,
  keepFileUntil: after(PREVIEW_MS, now),
});

/** The file is uploaded, inspected and stored. */
export const receive = (
  stored: StoredImport,
  file: { pieces: readonly string[]; layout: ImportLayout },
  now: Date,
): StoredImport => ({
  ...stored,
  ...file,
  state: stateAfter(stored, 'receive'),
  total: rowsToImport(file.layout, file.layout.hasHeader),
  touchedAt: now,
  keepFileUntil: after(PREVIEW_MS, now),
});

/** Staff had the file read in another way. A trial of the other reading is no longer true. */
export const reread = (
  stored: StoredImport,
  file: { pieces: readonly string[]; layout: ImportLayout },
  now: Date,
): StoredImport => {
  requirePreview(stored);
  return {
    ...stored,
    ...file,
    total: rowsToImport(file.layout, file.layout.hasHeader),
    trial: null,
    touchedAt: now,
    keepFileUntil: after(PREVIEW_MS, now),
  };
};

/** Throws transition_not_allowed when the import has started. */
export const requirePreview = (stored: StoredImport): void => void stateAfter(stored, 'start');

/** Rows of the file without its header. Throws csv_invalid when there are none. */
export const requireRowsToImport = ({ layout }: StoredImport, hasHeader: boolean): number => {
  const rows = layout ? rowsToImport(layout, hasHeader) : 0;
  if (rows === 0) throw new DomainError('csv_invalid');
  return rows;
};

const rowsToImport = ({ rows }: ImportLayout, hasHeader: boolean): number => Math.max(0, rows - Number(hasHeader));

/** Where the first row to import begins. */
export const firstRowAt = (layout: ImportLayout, hasHeader: boolean): ImportPosition =>
  hasHeader ? layout.afterHeader : layout.first;

/**
 * Starts the import with the choice of staff. Throws transition_not_allowed, csv_invalid when no row follows the
 * header.
 */
export const start = (stored: StoredImport, choice: ImportChoice, actor: Actor, now: Date): StoredImport => {
  const state = stateAfter(stored, 'start');
  const { layout } = stored;
  const total = requireRowsToImport(stored, choice.hasHeader);
  return {
    ...stored,
    state,
    choice,
    actor: lasting(actor),
    total,
    place: layout ? firstRowAt(layout, choice.hasHeader) : stored.place,
    trial: null,
    touchedAt: now,
    keepFileUntil: after(RESUMABLE_MS, now),
  };
};

export const begin = (stored: StoredImport, now: Date): StoredImport => ({
  ...stored,
  state: stateAfter(stored, 'begin'),
  touchedAt: now,
  keepFileUntil: after(RESUMABLE_MS, now),
});

/** Records a finished batch of rows. */
export const advance = (
  stored: StoredImport,
  position: ImportPosition,
  { counts, warnings }: { counts: ImportCounts; warnings: readonly ImportWarning[] },
  now: Date,
): StoredImport => ({
  ...stored,
  place: position,
  warnings: addWarnings(stored.warnings ?? [], warnings),
  processed: stored.processed + counts.processed,
  added: stored.added + counts.added,
  merged: stored.merged + counts.merged,
  failed: stored.failed + counts.failed,
  touchedAt: now,
});

/** Lines that a warning names. */
const SHOWN_LINES = 5;

/** Adds the warnings of a later part of the file. */
export const addWarnings = (
  warnings: readonly ImportWarning[],
  more: readonly ImportWarning[],
): readonly ImportWarning[] => {
  if (more.length === 0) return warnings;
  const sums = new Map(warnings.map((warning) => [warning.attribute, warning]));
  for (const warning of more) {
    const { count = 0, lines = [] } = sums.get(warning.attribute) ?? {};
    const shown = [...lines, ...warning.lines].slice(0, SHOWN_LINES);
    sums.set(warning.attribute, { ...warning, count: count + warning.count, lines: shown });
  }
  return [...sums.values()];
};

/** The layout without values of people, for an import whose file is not needed any more. */
const withoutSamples = (layout: ImportLayout | null): ImportLayout | null =>
  layout && { ...layout, columns: layout.columns.map(({ index, name }) => ({ index, name, samples: [] })) };

/** All rows are processed. The file can be deleted. */
export const finish = (stored: StoredImport, now: Date): StoredImport => ({
  ...stored,
  layout: withoutSamples(stored.layout),
  state: stateAfter(stored, 'finish'),
  total: stored.processed,
  problem: null,
  touchedAt: now,
  finishedAt: now,
  keepFileUntil: now,
});

/** Staff stop the import. Imported rows stay. The file of an import that never started can be deleted at once. */
export const cancel = (stored: StoredImport, now: Date): StoredImport => ({
  ...stored,
  state: stateAfter(stored, 'cancel'),
  touchedAt: now,
  finishedAt: now,
  keepFileUntil: stored.choice ? after(RESUMABLE_MS, now) : now,
});

export const fail = (stored: StoredImport, problem: string, now: Date): StoredImport => ({
  ...stored,
  state: stateAfter(stored, 'fail'),
  problem,
  touchedAt: now,
  finishedAt: now,
  keepFileUntil: after(RESUMABLE_MS, now),
});

/** Whether the import can be resumed: it was started, it stopped, and its file is kept. */
export const isResumable = ({ state, choice, pieces }: StoredImport): boolean =>
  importTransitions[state].resume !== undefined && choice !== null && pieces.length > 0;

/** Resumes the import at its last position. Throws transition_not_allowed. */
export const resume = (stored: StoredImport, actor: Actor, now: Date): StoredImport => {
  const state = stateAfter(stored, 'resume');
  if (!isResumable(stored)) throw new DomainError('transition_not_allowed');
  return {
    ...stored,
    state,
    actor: lasting(actor),
    problem: null,
    touchedAt: now,
    finishedAt: null,
    keepFileUntil: after(RESUMABLE_MS, now),
  };
};

/** Records that the file was deleted. The results and rejected rows stay. */
export const withoutFile = (stored: StoredImport): StoredImport => ({
  ...stored,
  layout: withoutSamples(stored.layout),
  pieces: [],
});
