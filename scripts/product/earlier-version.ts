/** @file Data of an earlier version, from `fixtures`. */
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { runCommand } from '../start/run-command.mjs';
import type { answersTo } from './people';

export interface KeptAnswer {
  key: string;
  receipt: string;
  answers: ReturnType<typeof answersTo>;
}

/** State of the product when the version stopped; see `fixtures/README.md`. */
export interface Facts {
  /** Responses in the report when the version stopped. */
  responses: number;
  delivered: KeptAnswer[];
  /** Acknowledged responses whose events are still in the outbox. */
  waiting: KeptAnswer[];
  qrCodePath: string;
  invitationPath: string;
  confirmationPath: string;
  preferencesPath: string;
  /** Changed by an officer. The event is still in the outbox. */
  councilPhone: string;
}

export const earlierVersions = (root: string): string[] =>
  readdirSync(path.join(root, 'fixtures'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

export const factsOf = (root: string, version: string): Facts =>
  JSON.parse(readFileSync(path.join(root, 'fixtures', version, 'facts.json'), 'utf8'));

/** Unpacks an archive of a version below `dir`. Returns the folder in it. */
export const unpackFixture = async (
  root: string,
  version: string,
  archive: 'demo' | 'empty' | 'backup',
  dir: string,
): Promise<string> => {
  mkdirSync(dir, { recursive: true });
  await runCommand('tar', ['-xzf', path.join(root, 'fixtures', version, `${archive}.tar.gz`), '-C', dir], {
    cwd: root,
  });
  return path.join(dir, archive);
};
