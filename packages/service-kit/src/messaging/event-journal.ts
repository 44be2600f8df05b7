/**
 * @file Records on disk which events a process is handling, so that after an unexpected end the next process knows
 * them. Nothing is synced: written data survives the process in the memory of the machine, and a power cut is not the
 * fault of an event.
 */
import { closeSync, mkdirSync, openSync, readFileSync, renameSync, rmSync, writeFileSync, writeSync } from 'node:fs';
import path from 'node:path';

/** The record of earlier processes about an event in a queue. */
export interface Suspicion {
  /** How often a process ended unexpectedly while it was handling the event. */
  readonly exits: number;
  /** How often it did so while it was handling only this event. */
  readonly exitsAlone: number;
  /** Whether one of these processes ended by an uncaught error, not by a kill from outside. */
  readonly hasEndedProcess: boolean;
}

export interface EventJournal {
  suspicionOf(queue: string, eventId: string): Suspicion | null;
  /** Records that an event is being handled, until the returned function is called. */
  begin(queue: string, eventId: string, isAlone: boolean): () => void;
  /** Removes the records of an event that is handled or a dead letter. */
  forget(queue: string, eventId: string): void;
  /** Events that are being handled from now on do not count as unexpected ends. */
  close(): void;
}

/** For transports that live no longer than their process, as in tests. */
export const noJournal: EventJournal = {
  suspicionOf: () => null,
  begin: () => () => undefined,
  forget: () => undefined,
  close: () => undefined,
};

interface Note {
  readonly key: string;
  readonly isAlone: boolean;
  readonly isExit?: boolean;
}

interface KeptSuspicion extends Suspicion {
  readonly at: number;
}

/** All notes have the same size, so that writing or clearing one changes no other. */
const SLOT_BYTES = 256;
const EMPTY_SLOT = Buffer.alloc(SLOT_BYTES, ' ');
/** Longer than an event can wait anywhere. */
const KEEP_MS = 30 * 86_400_000;
const NOTHING: Suspicion = { exits: 0, exitsAlone: 0, hasEndedProcess: false };

const keyOf = (queue: string, eventId: string): string => `${queue} ${eventId}`;

const slotOf = (note: Note): Buffer => {
  const text = JSON.stringify(note);
  const slot = Buffer.from(EMPTY_SLOT);
  slot.write(text.length < SLOT_BYTES ? text : '', 0);
  return slot;
};

const readText = (file: string): string => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
};

/** A note that is incomplete because its process ended is ignored. */
const readJson = <T>(text: string, otherwise: T): T => {
  try {
    return JSON.parse(text);
  } catch {
    return otherwise;
  }
};

const readNotes = (file: string): Note[] => {
  const text = readText(file);
  const slots = Array.from({ length: Math.ceil(text.length / SLOT_BYTES) }, (_, at) =>
    text.slice(at * SLOT_BYTES, (at + 1) * SLOT_BYTES).trim(),
  );
  return slots.flatMap((slot) => (slot === '' ? [] : (readJson<Note | null>(slot, null) ?? [])));
};

class FileJournal implements EventJournal {
  readonly #suspectsFile: string;
  readonly #file: number;
  readonly #path: string;
  readonly #suspects: Map<string, KeptSuspicion>;
  readonly #free: number[] = [];
  readonly #alone = new Map<number, string>();
  #slots = 0;
  #isClosed = false;
  readonly #onExit = (code: number): void => {
    if (code !== 0) for (const [slot, key] of this.#alone) this.#write(slot, { key, isAlone: true, isExit: true });
  };

  constructor(folder: string) {
    mkdirSync(folder, { recursive: true });
    this.#path = path.join(folder, 'in-hand.txt');
    this.#suspectsFile = path.join(folder, 'suspects.json');
    const oldest = Date.now() - KEEP_MS;
    const kept = readJson<[string, KeptSuspicion][]>(readText(this.#suspectsFile), []);
    this.#suspects = new Map(kept.filter(([, { at }]) => at > oldest));
    for (const note of readNotes(this.#path)) this.#suspect(note);
    this.#save();
    this.#file = openSync(this.#path, 'w', 0o600);
    process.on('exit', this.#onExit);
  }

  suspicionOf(queue: string, eventId: string): Suspicion | null {
    return this.#suspects.get(keyOf(queue, eventId)) ?? null;
  }

  begin(queue: string, eventId: string, isAlone: boolean): () => void {
    if (this.#isClosed) return () => undefined;
    const slot = this.#free.pop() ?? this.#slots++;
    const key = keyOf(queue, eventId);
    this.#write(slot, { key, isAlone });
    if (isAlone) this.#alone.set(slot, key);
    return () => this.#end(slot);
  }

  forget(queue: string, eventId: string): void {
    if (this.#suspects.delete(keyOf(queue, eventId))) this.#save();
  }

  close(): void {
    if (this.#isClosed) return;
    this.#isClosed = true;
    process.off('exit', this.#onExit);
    closeSync(this.#file);
    rmSync(this.#path, { force: true });
  }

  #end(slot: number): void {
    if (this.#isClosed) return;
    writeSync(this.#file, EMPTY_SLOT, 0, SLOT_BYTES, slot * SLOT_BYTES);
    this.#alone.delete(slot);
    this.#free.push(slot);
  }

  #write(slot: number, note: Note): void {
    writeSync(this.#file, slotOf(note), 0, SLOT_BYTES, slot * SLOT_BYTES);
  }

  #suspect({ key, isAlone, isExit = false }: Note): void {
    const { exits, exitsAlone, hasEndedProcess } = this.#suspects.get(key) ?? NOTHING;
    this.#suspects.set(key, {
      exits: exits + 1,
      exitsAlone: exitsAlone + (isAlone ? 1 : 0),
      hasEndedProcess: hasEndedProcess || isExit,
      at: Date.now(),
    });
  }

  #save(): void {
    const temporary = `${this.#suspectsFile}.new`;
    writeFileSync(temporary, JSON.stringify([...this.#suspects]), { mode: 0o600 });
    renameSync(temporary, this.#suspectsFile);
  }
}

/** Stores the journal in a folder that only this process uses. */
export const openEventJournal = (folder: string): EventJournal => new FileJournal(folder);

/** After this many unexpected ends an event is handled alone. */
export const EXITS_OF_A_SUSPECT = 2;
/**
 * The limit is high, because a process that is killed from outside may be handling the same innocent event each time.
 */
const KILLS_ALONE = 10;

export const isSuspect = (suspicion: Suspicion | null): boolean => (suspicion?.exits ?? 0) >= EXITS_OF_A_SUSPECT;

/**
 * Whether an event ends the process that handles it: an error ended the process during this event alone, or too many
 * ends have no other cause.
 */
export const isPoisonous = (suspicion: Pick<Suspicion, 'exitsAlone' | 'hasEndedProcess'> | null): boolean =>
  suspicion !== null && (suspicion.hasEndedProcess || suspicion.exitsAlone >= KILLS_ALONE);
