/** @file The options of commands that read a backup, which may be encrypted. */
import { readFileSync } from 'node:fs';
import { type Environment, environmentValue } from '@folkmoot/service-kit';
import { Problem } from '../command-line/errors';
import type { Archive } from './archive';

export const archiveOptions = {
  identity: {
    type: 'string',
    value: 'FILE',
    help: 'The file with the private key of an encrypted backup. Default: BACKUP_IDENTITY_FILE.',
  },
} as const;

/** Lines with private keys. Lines of comments, as `age-keygen` writes them, are skipped. */
const identitiesIn = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));

const readFile = (file: string): string => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw new Problem(`${file} cannot be read.`);
  }
};

export const chosenIdentities = (identity: string | undefined, environment: Environment): string[] =>
  identitiesIn(identity === undefined ? (environmentValue(environment, 'BACKUP_IDENTITY') ?? '') : readFile(identity));

/** A backup with the private keys from the option or the environment. */
export const chosenArchive = (
  folder: string,
  { identity }: { readonly identity: string | undefined },
  environment: Environment,
): Archive => ({ folder, identities: chosenIdentities(identity, environment) });
