import path from 'node:path';
import type { FailedBackup, MadeBackup } from '@folkmoot/service-kit';
import type { mongo } from 'mongoose';
import { Problem } from '../command-line/errors';
import type { BackupSettings } from '../config';
import { backUp } from '../database/backup.mongo';
import { backupProblem } from '../database/backup-problem.mongo';
import { makeKeyPair } from '../database/encryption';
import {
  deleteBackup,
  type ListedBackup,
  listBackups,
  nameAt,
  noteVerified,
  openBackupFolder,
  removeHalfBackups,
  removeHalfDeleted,
} from './backup-folder';
import { clearFailure, onStatus, saveStatus, withBackupLease } from './backup-status.mongo';
import { pruneErasures } from './erasure-files';
import { keptBackups } from './kept-backups';
import { verifyByRestoring } from './verify-backup.mongo';

const MS_PER_SECOND = 1_000;
const MS_PER_HOUR = 3_600_000;
const MS_PER_DAY = 86_400_000;
/** A schedule outside, such as cron, starts a run some seconds earlier or later than the day before. */
const EARLY_SHARE = 0.02;

export interface RunOptions {
  readonly settings: BackupSettings;
  /** Makes a backup although none is due. */
  readonly isForced: boolean;
  readonly progress: (line: string) => void;
  readonly now: () => Date;
  readonly signal: AbortSignal;
}

export interface RunResult {
  /** Another process works on the folder. Nothing was done. */
  readonly isElsewhere: boolean;
  readonly made: MadeBackup | null;
  readonly verified: string | null;
  readonly deleted: readonly string[];
  readonly nextDueAt: Date;
}

interface Run extends RunOptions {
  readonly uri: string;
  readonly client: mongo.MongoClient;
}

const nextBackupAt = ({ backupEveryHours }: BackupSettings, last: ListedBackup | undefined, now: Date): Date =>
  last ? new Date(last.at.getTime() + backupEveryHours * MS_PER_HOUR * (1 - EARLY_SHARE)) : now;

const TOLERATED_INTERVALS = 1.5;

/** Whether a backup is missing: System Health uses the same limit. */
export const isNewestLate = (
  { backupEveryHours }: BackupSettings,
  backups: readonly ListedBackup[],
  now: Date,
): boolean => {
  const newest = backups.at(-1);
  return !newest || now.getTime() - newest.at.getTime() > TOLERATED_INTERVALS * backupEveryHours * MS_PER_HOUR;
};

const lastVerified = (backups: readonly ListedBackup[]): (ListedBackup & { readonly verifiedAt: Date }) | undefined =>
  backups
    .flatMap((backup) => (backup.verifiedAt ? [{ ...backup, verifiedAt: backup.verifiedAt }] : []))
    .toSorted((a, b) => b.verifiedAt.getTime() - a.verifiedAt.getTime())[0];

const isVerificationDue = ({ settings, now }: Run): boolean => {
  const verified = lastVerified(listBackups(settings.backupDir));
  const everyMs = settings.backupVerifyEveryDays * MS_PER_DAY * (1 - EARLY_SHARE);
  return !verified || verified.verifiedAt.getTime() + everyMs <= now().getTime();
};

interface Made {
  readonly backup: MadeBackup;
  /** Private keys that open it. */
  readonly identities: readonly string[];
}

/**
 * The server has no private key, so the backup is also encrypted for a key that exists only in this process. So the
 * verification reads the very files that stay.
 */
const make = async ({ settings, uri, progress, now, signal }: Run): Promise<Made> => {
  const { backupDir, backupRecipient: recipients = [] } = settings;
  const own = recipients.length > 0 ? await makeKeyPair() : null;
  const begunAt = now();
  const name = nameAt(begunAt);
  const allRecipients = own ? [...recipients, own.recipient] : [];
  await backUp(uri, path.join(backupDir, name), { progress, recipients: allRecipients, signal, takenAt: begunAt });
  const made = listBackups(backupDir).find((each) => each.name === name);
  if (!made) throw new Problem(`The backup ${name} is not in ${backupDir}: something else has deleted it.`);
  const { at, documents, bytes, isEncrypted } = made;
  const seconds = Math.round((now().getTime() - begunAt.getTime()) / MS_PER_SECOND);
  return { backup: { name, at, seconds, documents, bytes, isEncrypted }, identities: own ? [own.identity] : [] };
};

/** The message of an error that a person can act on. */
const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Notes a failure for System Health, and passes it on. */
const noting = async <T>(run: Run, work: FailedBackup['work'], act: () => Promise<T>): Promise<T> => {
  try {
    return await act();
  } catch (cause) {
    const error = backupProblem(cause, run.settings.backupDir);
    const failed = { at: run.now(), work, message: messageOf(error) };
    // An interruption by a person is no failure.
    if (!run.signal.aborted) await saveStatus(run.client, { failed }).catch(() => undefined);
    throw error;
  }
};

/** Verifies the backup that was just made, or the newest one when this process can open it. */
const verifyDue = async (run: Run, made: Made | null): Promise<string | null> => {
  const { settings, progress, signal } = run;
  const newest = listBackups(settings.backupDir).at(-1);
  if (!newest || !isVerificationDue(run)) return null;
  const own = settings.backupIdentity?.split('\n').filter((line) => line.startsWith('AGE-SECRET-KEY-')) ?? [];
  const identities = made?.backup.name === newest.name ? made.identities : own;
  // An older encrypted backup cannot be opened here. The next one is verified when it is made.
  if (newest.isEncrypted && identities.length === 0) return null;
  progress(`Verifying ${newest.name} ...`);
  const folder = path.join(settings.backupDir, newest.name);
  await verifyByRestoring({ folder, identities }, { workDir: settings.backupWorkDir, progress, signal });
  noteVerified(folder, run.now());
  return newest.name;
};

const prune = ({ settings }: Run): string[] => {
  const backups = listBackups(settings.backupDir);
  const rules = {
    days: settings.backupKeepDays,
    weeks: settings.backupKeepWeeks,
    months: settings.backupKeepMonths,
  };
  const kept = keptBackups(backups, rules, lastVerified(backups)?.name);
  const old = backups.map(({ name }) => name).filter((name) => !kept.has(name));
  for (const name of old) deleteBackup(settings.backupDir, name);
  const [oldest] = listBackups(settings.backupDir);
  if (settings.erasuresDir !== undefined && oldest) pruneErasures(settings.erasuresDir, oldest.at);
  return old;
};

const verifiedOf = (backups: readonly ListedBackup[]) => {
  const verified = lastVerified(backups);
  return verified ? { name: verified.name, at: verified.verifiedAt, documents: verified.documents } : null;
};

/** Writes what System Health shows. The folder is the truth: it may have been changed by hand. */
const writeStatus = async ({ client, settings }: Run, made: MadeBackup | null): Promise<void> => {
  const backups = listBackups(settings.backupDir);
  const newest = backups.at(-1);
  await saveStatus(client, {
    everyHours: settings.backupEveryHours,
    verifyEveryDays: settings.backupVerifyEveryDays,
    kept: backups.length,
    ...(made ? { last: made } : newest ? {} : { last: null }),
    verified: verifiedOf(backups),
  });
};

const runOnce = async (run: Run): Promise<RunResult> => {
  const { settings, isForced, now } = run;
  const { backupDir } = settings;
  removeHalfBackups(backupDir);
  removeHalfDeleted(backupDir);
  const dueAt = nextBackupAt(settings, listBackups(backupDir).at(-1), now());
  const isDue = isForced || dueAt.getTime() <= now().getTime();
  const made = isDue ? await noting(run, 'backup', () => make(run)) : null;
  await writeStatus(run, made?.backup ?? null);
  const verified = await noting(run, 'verification', () => verifyDue(run, made));
  const deleted = prune(run);
  await writeStatus(run, made?.backup ?? null);
  if (verified) await clearFailure(run.client, ['backup', 'verification']);
  else if (made) await clearFailure(run.client, ['backup']);
  const nextDueAt = nextBackupAt(settings, listBackups(backupDir).at(-1), now());
  return { isElsewhere: false, made: made?.backup ?? null, verified, deleted, nextDueAt };
};

/**
 * Does what is due: makes a backup, verifies it by restoring it, deletes old ones. A lease in the database keeps other
 * processes out. What a killed run has left is deleted first.
 */
export const runBackups = async (uri: string, options: RunOptions): Promise<RunResult> => {
  openBackupFolder(options.settings.backupDir);
  return onStatus(uri, async (client) => {
    const work = (signal: AbortSignal) => runOnce({ ...options, uri, client, signal });
    const result = await withBackupLease(client, options.signal, work);
    if (result) return result;
    const nextDueAt = new Date(options.now().getTime() + MS_PER_HOUR);
    return { isElsewhere: true, made: null, verified: null, deleted: [], nextDueAt };
  });
};

/** Updates what System Health shows, after a verification outside a run. */
export const reportVerified = async (uri: string, settings: BackupSettings): Promise<void> =>
  onStatus(uri, async (client) => {
    await saveStatus(client, { verified: verifiedOf(listBackups(settings.backupDir)) });
    await clearFailure(client, ['verification']);
  });
