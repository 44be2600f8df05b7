import { closeSync, mkdirSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { uptime } from 'node:os';
import path from 'node:path';
import type { Outcome } from './delivery.domain';

/** What happens to a message: it goes now, or this came of it. */
export type JournalLine = { readonly goes: string } | { readonly id: string; readonly came: Outcome };

/** How far a sender got with the messages that it took together. */
export interface Journaled {
  /** What came of those that came to rest. */
  readonly outcomes: ReadonlyMap<string, Outcome>;
  /** On their way when it ended: nobody knows of these. */
  readonly inDoubt: ReadonlySet<string>;
}

/**
 * What a sender notes in a file beside its messages, before each goes and after it went. The file is written to the
 * operating system and not to the disk: it outlives the process, however that ends, and is not believed once the machine
 * has been started anew.
 */
export interface SendingJournal {
  /** Begins the page of the messages that are taken next. False where nothing can be written. */
  begin(sender: string, mailingId: string): boolean;
  /** In one write. Throws when it cannot be noted: then nothing may go. */
  note(lines: readonly JournalLine[]): void;
  /** What `sender` noted of this mailing; null when nothing is to be known. */
  read(sender: string, mailingId: string): Journaled | null;
  /** Nobody will ask any more. */
  forget(sender: string): void;
}

const MINUTE_MS = 60_000;

/** Which start of the machine this is. */
const bootOf = (): string => {
  try {
    return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
  } catch {
    return String(Math.round((Date.now() - uptime() * 1_000) / MINUTE_MS));
  }
};

interface Head {
  readonly boot: string;
  readonly mailingId: string;
}

const linesIn = (text: string): unknown[] =>
  text.split('\n').flatMap((line) => {
    try {
      return [JSON.parse(line) as unknown];
    } catch {
      // The process ended in the middle of a line: what it meant to do then was not done.
      return [];
    }
  });

const withDate = (outcome: Outcome): Outcome => ({ ...outcome, at: new Date(outcome.at) });

const journaled = (lines: readonly JournalLine[]): Journaled => {
  const outcomes = new Map<string, Outcome>();
  const inDoubt = new Set<string>();
  for (const line of lines) {
    if ('goes' in line) inDoubt.add(line.goes);
    else {
      inDoubt.delete(line.id);
      outcomes.set(line.id, withDate(line.came));
    }
  }
  return { outcomes, inDoubt };
};

/** Files in `folder`, one for each sender. */
export const createSendingJournal = (folder: string, boot = bootOf()): SendingJournal => {
  let page: number | null = null;
  const fileOf = (sender: string): string => path.join(folder, `${sender}.jsonl`);
  const closePage = (): void => {
    if (page !== null) closeSync(page);
    page = null;
  };
  return {
    begin: (sender, mailingId) => {
      try {
        closePage();
        mkdirSync(folder, { recursive: true });
        page = openSync(fileOf(sender), 'w');
        writeSync(page, `${JSON.stringify({ boot, mailingId } satisfies Head)}\n`);
        return true;
      } catch {
        closePage();
        return false;
      }
    },
    note: (lines) => {
      if (page === null) return;
      writeSync(page, lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
    },
    read: (sender, mailingId) => {
      try {
        const [head, ...lines] = linesIn(readFileSync(fileOf(sender), 'utf8')) as [Head?, ...JournalLine[]];
        return head?.boot === boot && head.mailingId === mailingId ? journaled(lines) : null;
      } catch {
        return null;
      }
    },
    forget: (sender) => {
      rmSync(fileOf(sender), { force: true });
    },
  };
};
