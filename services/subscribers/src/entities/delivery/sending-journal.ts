import { closeSync, mkdirSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { uptime } from 'node:os';
import path from 'node:path';
import type { Outcome } from './delivery.domain';

/** One journal line: a message is about to be sent, or has an outcome. */
export type JournalLine = { readonly goes: string } | { readonly id: string; readonly came: Outcome };

/** Progress of a sender through one batch. */
export interface Journaled {
  /** Outcomes of the messages that are done. */
  readonly outcomes: ReadonlyMap<string, Outcome>;
  /** Messages that were being sent when the sender ended. Their outcome is unknown. */
  readonly inDoubt: ReadonlySet<string>;
}

/**
 * Journal of a sender, one file per sender: one line before each message is sent and one line after. The file is
 * written to the operating system's cache without fsync: it survives the end of the process, but not a restart of the
 * machine. A journal with another boot id is therefore ignored.
 */
export interface SendingJournal {
  /** Starts an empty journal for the next batch. Returns false when the folder is not writable. */
  begin(sender: string, mailingId: string): boolean;
  /** Appends the lines in one write. Throws when the write fails: then no message may be sent. */
  note(lines: readonly JournalLine[]): void;
  /** The journal of `sender` for this mailing; null when there is no valid journal. */
  read(sender: string, mailingId: string): Journaled | null;
  /** Deletes the journal of a sender whose batch is done. */
  forget(sender: string): void;
}

const MINUTE_MS = 60_000;

/** Identifies the boot of the machine. */
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
      // The process ended during the write, before the message was sent.
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

/** Journal files in `folder`, one for each sender. */
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
