import {
  appendFileSync,
  closeSync,
  copyFileSync,
  existsSync,
  openSync,
  readSync,
  statSync,
  truncateSync,
} from 'node:fs';

const MAX_LOG_BYTES = 10 * 1024 * 1024;
const CHECK_MS = 60_000;

/** The content after this offset: lines that were written during the copy. */
const contentFrom = (file: string, offset: number): Buffer => {
  const rest = Buffer.alloc(Math.max(0, statSync(file).size - offset));
  const opened = openSync(file, 'r');
  try {
    readSync(opened, rest, 0, rest.length, offset);
  } finally {
    closeSync(opened);
  }
  return rest;
};

/**
 * Moves the content of a large log to `FILE.1`, in place of the former one. The process goes on writing to the same open
 * file, at its new end, because it was opened for appending. A line that is written between the last read and the
 * truncation is lost: microseconds, once in 10 MB.
 */
export const rotateLog = (file: string, maxBytes = MAX_LOG_BYTES): void => {
  if (!existsSync(file) || statSync(file).size <= maxBytes) return;
  copyFileSync(file, `${file}.1`);
  appendFileSync(`${file}.1`, contentFrom(file, statSync(`${file}.1`).size));
  truncateSync(file, 0);
};

/**
 * Rotates a log now and every minute, until the returned function is called. A full disk must not end the product, so a
 * failure is ignored: the next check tries again.
 */
export const keepLogSmall = (file: string): (() => void) => {
  const check = (): void => {
    try {
      rotateLog(file);
    } catch {
      return;
    }
  };
  check();
  const timer = setInterval(check, CHECK_MS).unref();
  return () => clearInterval(timer);
};
