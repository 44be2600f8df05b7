import { type Actor, DomainError, type importStates } from '@folkmoot/contracts';

/** `uploading` is before the first answer: nobody sees such an import. */
export type ImportState = (typeof importStates)[number] | 'uploading';

/** A place between two rows of the kept file. */
export interface ImportPlace {
  /** In bytes. */
  readonly offset: number;
  /** Of the row that comes next, as it is numbered in the file. */
  readonly line: number;
}

/** How the file is written, and what was found in its first rows. */
export interface ImportLayout {
  readonly encoding: string;
  readonly delimiter: string;
  readonly quote: string;
  readonly columns: readonly { readonly index: number; readonly name: string; readonly samples: readonly string[] }[];
  readonly hasHeader: boolean;
  readonly emailColumn: number | null;
  /** Where the rows begin with the first one, and without it. */
  readonly first: ImportPlace;
  readonly afterHeader: ImportPlace;
  /** Rows with something in them, the header counted. */
  readonly rows: number;
}

export interface ImportCounts {
  readonly processed: number;
  readonly added: number;
  readonly merged: number;
  readonly failed: number;
}

/** What staff decided. */
export interface ImportChoice {
  readonly emailColumn: number;
  readonly hasHeader: boolean;
  readonly tagIds: readonly string[];
  readonly consentSource: string;
}

export interface StoredImport extends ImportCounts {
  readonly id: string;
  readonly councilId: string;
  readonly fileName: string;
  readonly state: ImportState;
  /** Hashes of the pieces that the file is kept in, in UTF-8; none when it is not kept any more. */
  readonly pieces: readonly string[];
  readonly layout: ImportLayout | null;
  /** Null while it has not been started. */
  readonly choice: ImportChoice | null;
  /** Who uploaded or last started it: the activity log names them. */
  readonly actor: Actor;
  /** Rows to import. */
  readonly total: number;
  /** How far it is; the next row begins there. */
  readonly place: ImportPlace;
  readonly problem: string | null;
  /** The run of the job that works on it. */
  readonly runId: string | null;
  readonly createdAt: Date;
  /** When it last moved on. */
  readonly touchedAt: Date;
  readonly finishedAt: Date | null;
  /** From then on the file is deleted. */
  readonly keepFileUntil: Date;
  readonly revision: number;
}

export type NewImport = Pick<StoredImport, 'fileName' | 'actor'>;

/** A row that was not taken. */
export interface ImportRow {
  readonly line: number;
  readonly email: string;
  readonly reason: string;
}

const DAY_MS = 86_400_000;
/** A preview that nobody goes on with. */
const PREVIEW_MS = DAY_MS;
/** An import that stopped can be resumed for a week. */
const RESUMABLE_MS = 7 * DAY_MS;

export const importVerbs = ['receive', 'start', 'begin', 'finish', 'cancel', 'fail', 'resume'] as const;
export type ImportVerb = (typeof importVerbs)[number];

/** What may happen to an import in each state, and where it leads. */
export const importTransitions: Readonly<Record<ImportState, Readonly<Partial<Record<ImportVerb, ImportState>>>>> = {
  uploading: { receive: 'preview' },
  preview: { start: 'queued', cancel: 'cancelled' },
  queued: { begin: 'running', cancel: 'cancelled', fail: 'failed' },
  running: { begin: 'running', finish: 'done', cancel: 'cancelled', fail: 'failed' },
  done: {},
  cancelled: { resume: 'queued' },
  failed: { resume: 'queued' },
};

/** Who did it, without what ends with their session. */
const lasting = (actor: Actor): Actor => (actor.kind === 'user' ? { ...actor, sessionId: '' } : actor);

const stateAfter = ({ state }: Pick<StoredImport, 'state'>, verb: ImportVerb): ImportState => {
  const next = importTransitions[state][verb];
  if (!next) throw new DomainError('transition_not_allowed');
  return next;
};

const after = (milliseconds: number, now: Date): Date => new Date(now.getTime() + milliseconds);

/** An import whose file is still coming. */
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
  problem: null,
  runId: null,
  createdAt: now,
  touchedAt: now,
  finishedAt: null,
  keepFileUntil: after(PREVIEW_MS, now),
});

/** Its file is there, looked at and kept. */
export const receive = (
  given: StoredImport,
  file: { pieces: readonly string[]; layout: ImportLayout },
  now: Date,
): StoredImport => ({
  ...given,
  ...file,
  state: stateAfter(given, 'receive'),
  total: rowsToImport(file.layout, file.layout.hasHeader),
  touchedAt: now,
  keepFileUntil: after(PREVIEW_MS, now),
});

const rowsToImport = ({ rows }: ImportLayout, hasHeader: boolean): number => Math.max(0, rows - Number(hasHeader));

/** Staff said what to do with it. Throws transition_not_allowed, csv_invalid for a header with nothing below it. */
export const start = (given: StoredImport, choice: ImportChoice, actor: Actor, now: Date): StoredImport => {
  const state = stateAfter(given, 'start');
  const { layout } = given;
  if (!layout || rowsToImport(layout, choice.hasHeader) === 0) throw new DomainError('csv_invalid');
  return {
    ...given,
    state,
    choice,
    actor: lasting(actor),
    total: rowsToImport(layout, choice.hasHeader),
    place: choice.hasHeader ? layout.afterHeader : layout.first,
    touchedAt: now,
    keepFileUntil: after(RESUMABLE_MS, now),
  };
};

export const begin = (given: StoredImport, now: Date): StoredImport => ({
  ...given,
  state: stateAfter(given, 'begin'),
  touchedAt: now,
  keepFileUntil: after(RESUMABLE_MS, now),
});

/** A batch of rows is done. */
export const advance = (given: StoredImport, place: ImportPlace, counts: ImportCounts, now: Date): StoredImport => ({
  ...given,
  place,
  processed: given.processed + counts.processed,
  added: given.added + counts.added,
  merged: given.merged + counts.merged,
  failed: given.failed + counts.failed,
  touchedAt: now,
});

/** Every row is done; the file is not needed any more. */
export const finish = (given: StoredImport, now: Date): StoredImport => ({
  ...given,
  state: stateAfter(given, 'finish'),
  total: given.processed,
  problem: null,
  touchedAt: now,
  finishedAt: now,
  keepFileUntil: now,
});

/** Stopped by staff: what was taken stays. One that never started is not needed any more. */
export const cancel = (given: StoredImport, now: Date): StoredImport => ({
  ...given,
  state: stateAfter(given, 'cancel'),
  touchedAt: now,
  finishedAt: now,
  keepFileUntil: given.choice ? after(RESUMABLE_MS, now) : now,
});

export const fail = (given: StoredImport, problem: string, now: Date): StoredImport => ({
  ...given,
  state: stateAfter(given, 'fail'),
  problem,
  touchedAt: now,
  finishedAt: now,
  keepFileUntil: after(RESUMABLE_MS, now),
});

/** Whether it can go on: it was started, stopped, and its file is still there. */
export const isResumable = ({ state, choice, pieces }: StoredImport): boolean =>
  importTransitions[state].resume !== undefined && choice !== null && pieces.length > 0;

/** Goes on where it stopped. Throws transition_not_allowed. */
export const resume = (given: StoredImport, actor: Actor, now: Date): StoredImport => {
  const state = stateAfter(given, 'resume');
  if (!isResumable(given)) throw new DomainError('transition_not_allowed');
  return {
    ...given,
    state,
    actor: lasting(actor),
    problem: null,
    touchedAt: now,
    finishedAt: null,
    keepFileUntil: after(RESUMABLE_MS, now),
  };
};

/** The file is deleted; what was imported, and why rows were not, stays known. */
export const withoutFile = (given: StoredImport): StoredImport => ({ ...given, pieces: [] });
