/** @file Installs the packages when they are missing or the lock file has changed. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { runCommand } from './run-command.mjs';

const STAMP = 'node_modules/.folkmoot-install';

/** @param {string} root */
const lockHash = (root) =>
  createHash('sha256')
    .update(readFileSync(path.join(root, 'package-lock.json')))
    .digest('hex');

/**
 * True when a person ran npm after the lock file changed: npm writes its own copy of the lock file at its end.
 * @param {string} root
 */
const installedByHand = (root) => {
  const own = path.join(root, 'node_modules/.package-lock.json');
  return existsSync(own) && statSync(own).mtimeMs >= statSync(path.join(root, 'package-lock.json')).mtimeMs;
};

/**
 * Records that the packages of the current lock file are installed.
 * @param {string} root
 */
export const noteInstalled = (root) => writeFileSync(path.join(root, STAMP), lockHash(root));

/** @param {string} root */
export const isInstalled = (root) => {
  const stamp = path.join(root, STAMP);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lockHash(root)) return true;
  if (!installedByHand(root)) return false;
  noteInstalled(root);
  return true;
};

/**
 * `npm ci`, with the npm that runs this script when there is one.
 * @param {string} root
 */
export const install = async (root) => {
  const npm = process.env.npm_execpath;
  const args = ['ci', '--no-progress', '--prefer-offline'];
  // Development packages build the product, so they are installed even when NODE_ENV is production.
  const env = { ...process.env, NODE_ENV: 'development' };
  if (npm?.endsWith('.js')) await runCommand(process.execPath, [npm, ...args], { cwd: root, env });
  else await runCommand('npm', args, { cwd: root, env });
  noteInstalled(root);
};
