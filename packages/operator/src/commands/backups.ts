import type { Environment } from '@folkmoot/service-kit';
import { keepNewFilesPrivate } from '../../../../scripts/start/private-folder.mjs';
import { chooseBackup, type ListedBackup, listBackups, noteVerified } from '../backups/backup-folder';
import { isNewestLate, type RunResult, reportVerified, runBackups } from '../backups/run-backups.mongo';
import { verifyByRestoring } from '../backups/verify-backup.mongo';
import { watchBackups } from '../backups/watch-backups';
import { defineCommand } from '../command-line/command';
import { untilInterrupted } from '../command-line/interruption';
import { type BackupSettings, readBackupSettings } from '../config';
import { archiveOptions, chosenArchive } from '../database/archive-options';
import { makeKeyPair } from '../database/encryption';
import { chosenDatabase, databaseOptions } from '../database/options';
import { onServer } from '../database/server';

const BYTES_PER_MB = 1_000_000;

const now = (): Date => new Date();

const dirOption = {
  type: 'string',
  value: 'DIR',
  help: 'The folder of the scheduled backups. Default: BACKUP_DIR.',
} as const;

const settingsWith = (dir: string | undefined, environment: Environment): BackupSettings =>
  readBackupSettings(dir === undefined ? environment : { ...environment, BACKUP_DIR: dir });

const sizeOf = (bytes: number): string => `${(bytes / BYTES_PER_MB).toFixed(1)} MB`;
const encryptionOf = (isEncrypted: boolean): string => (isEncrypted ? 'encrypted' : 'not encrypted');

const madeLine = ({ name, documents, bytes, seconds, isEncrypted }: NonNullable<RunResult['made']>): string =>
  `Backup ${name} was made: ${documents} documents, ${sizeOf(bytes)}, ${encryptionOf(isEncrypted)}, ${seconds} s`;

const linesOf = ({ isElsewhere, made, verified, deleted, nextDueAt }: RunResult): string[] => {
  if (isElsewhere) return ['Another process makes or verifies a backup at this moment: nothing was done'];
  return [
    ...(made ? [madeLine(made)] : []),
    ...(verified ? [`Backup ${verified} was restored into a temporary database and compared: it is whole`] : []),
    ...(deleted.length > 0 ? [`Deleted: ${deleted.join(', ')}`] : []),
    `The next backup is due at ${nextDueAt.toISOString()}`,
  ];
};

const run = defineCommand({
  name: 'backups run',
  summary: 'Does what is due of the scheduled backups: makes one, verifies one by restoring it, deletes old ones.',
  description: 'For cron and Kubernetes. Settings: BACKUP_DIR and the others of docs/reference/configuration.md.',
  options: {
    ...databaseOptions,
    dir: dirOption,
    now: { type: 'boolean', help: 'Makes a backup although none is due.' },
  },
  examples: [
    ['backups run --dir /backups', 'makes a backup if the last one is older than BACKUP_EVERY_HOURS'],
    ['backups run --now', 'before an update'],
  ],
  run: async ({ options }, { environment, progress }) => {
    keepNewFilesPrivate();
    const settings = settingsWith(options.dir, environment);
    const result = await untilInterrupted((signal) =>
      onServer(chosenDatabase(options, environment), (uri) =>
        runBackups(uri, { settings, isForced: options.now, progress, now, signal }),
      ),
    );
    return { data: result, lines: linesOf(result) };
  },
});

const watch = defineCommand({
  name: 'backups watch',
  summary: 'Makes, verifies and deletes backups on schedule, until it is stopped.',
  description: 'For containers without a scheduler. npm start does it by itself when BACKUP_DIR is set.',
  options: { ...databaseOptions, dir: dirOption },
  examples: [['backups watch', 'with BACKUP_DIR and MONGODB_URI']],
  run: async ({ options }, { environment, progress, report }) => {
    keepNewFilesPrivate();
    const settings = settingsWith(options.dir, environment);
    await untilInterrupted((signal) =>
      watchBackups({
        signal,
        run: async () => {
          const runOptions = { settings, isForced: false, progress, now, signal };
          const result = await onServer(chosenDatabase(options, environment), (uri) => runBackups(uri, runOptions));
          for (const line of linesOf(result)) report(line);
          return result.nextDueAt;
        },
        onError: (error) => report(`The backup failed: ${error instanceof Error ? error.message : String(error)}`),
      }),
    );
    return { data: {}, lines: ['Stopped'] };
  },
});

const listLine = ({ name, documents, bytes, sha256, isEncrypted, verifiedAt }: ListedBackup): string =>
  [
    name,
    `${documents} documents`,
    sizeOf(bytes),
    encryptionOf(isEncrypted),
    verifiedAt ? `verified ${verifiedAt.toISOString()}` : 'not verified',
    sha256,
  ].join('  ');

const list = defineCommand({
  name: 'backups list',
  summary: 'Lists the scheduled backups, oldest first, and which were verified.',
  options: {
    dir: dirOption,
    check: { type: 'boolean', help: 'Ends with code 3 when the newest backup is older than one and a half intervals.' },
  },
  examples: [['backups list --dir /backups', 'name, documents, size, encryption, verification and SHA-256 of each']],
  run: async ({ options }, { environment }) => {
    const settings = settingsWith(options.dir, environment);
    const backups = listBackups(settings.backupDir);
    const isLate = isNewestLate(settings, backups, now());
    return {
      ...(options.check && isLate ? { difference: 'The newest backup is too old, or there is none.' } : {}),
      data: { backups },
      lines: [...backups.map(listLine), `${backups.length} backups`],
    };
  },
});

const verify = defineCommand({
  name: 'backups verify',
  summary: 'Restores a backup into a temporary database, and compares every document.',
  description:
    'Needs no running product, so it also works on the machine that has the private key. The result is noted beside the backup.',
  arguments: [{ name: 'NAME', help: 'The name or the folder of the backup. Default: the newest.', isOptional: true }],
  options: {
    ...archiveOptions,
    dir: dirOption,
    uri: {
      type: 'string',
      value: 'ADDRESS',
      help: 'MongoDB of the product, so that System Health shows the result at once.',
    },
  },
  examples: [['backups verify --dir /backups --identity backup.key', 'verifies the newest backup']],
  run: async ({ options, arguments: [chosen] }, { environment, progress }) => {
    keepNewFilesPrivate();
    const settings = settingsWith(options.dir, environment);
    const folder = chooseBackup(settings.backupDir, chosen);
    const archive = chosenArchive(folder, options, environment);
    const documents = await untilInterrupted((signal) =>
      verifyByRestoring(archive, { workDir: settings.backupWorkDir, progress, signal }),
    );
    noteVerified(folder, now());
    if (options.uri !== undefined) await reportVerified(options.uri, settings);
    return {
      data: { folder, documents },
      lines: [`${folder} is whole: ${documents} documents were restored into a temporary database and compared`],
    };
  },
});

const key = defineCommand({
  name: 'backups key',
  summary: 'Makes a pair of keys for encrypted backups, and stores nothing.',
  description:
    'The public key goes into BACKUP_RECIPIENT. Keep the private one away from the server, in two places: without it no encrypted backup can be restored.',
  options: {},
  examples: [['backups key > backup.key', 'the file is what --identity reads']],
  run: async () => {
    const { identity, recipient } = await makeKeyPair();
    return {
      data: { identity, recipient },
      lines: [
        `# public key, for BACKUP_RECIPIENT: ${recipient}`,
        '# private key: keep this file away from the server, and a copy of it on paper',
        identity,
      ],
    };
  },
});

export const backups = [run, watch, list, verify, key];
