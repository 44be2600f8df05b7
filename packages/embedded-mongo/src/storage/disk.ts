import { statfsSync } from 'node:fs';
import { CommandError } from '../errors';

/** Bytes that stay free, so that deletes still work: a commit that fails for lack of space ends the process. */
export const defaultReserveBytes = 64 * 1024 * 1024;
const checkEveryMs = 500;

/** The disk that holds a folder. */
export class Disk {
  #checkedAt = 0;
  #freeBytes = Number.POSITIVE_INFINITY;
  constructor(
    private readonly folder: string,
    private readonly reserveBytes: number,
  ) {}

  get freeBytes(): number {
    const { bavail, bsize } = statfsSync(this.folder);
    return bavail * bsize;
  }
  /** Refuses writes that need space when the disk is nearly full. */
  checkRoom(): void {
    if (Date.now() - this.#checkedAt > checkEveryMs) {
      this.#freeBytes = this.freeBytes;
      this.#checkedAt = Date.now();
    }
    if (this.#freeBytes < this.reserveBytes) throw this.full();
  }
  full(): CommandError {
    const message = `the disk that holds ${this.folder} is full: the write was not carried out; make room and try again`;
    return new CommandError(14031, 'OutOfDiskSpace', message);
  }
  /** The error to report for a failed commit. */
  failureOf(error: unknown): unknown {
    if (error instanceof CommandError || !/commit failed/i.test(String(error))) return error;
    if (this.freeBytes < this.reserveBytes) return this.full();
    return new CommandError(1, 'InternalError', `the files in ${this.folder} could not be written`);
  }
}
