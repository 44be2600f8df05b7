/**
 * @file `node deploy/pin-images.mjs [FILE]`: writes an override file for Compose that names every image by its digest, so
 * that each machine runs the same images. Needs Docker with Compose, and nothing but Node. Pull or push the images first:
 * an image that was only built here has no digest.
 */
import { execFileSync } from 'node:child_process';
import { renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pinned } from './images/pinned.mjs';

const file = path.resolve(process.argv[2] ?? path.join(import.meta.dirname, 'images.yml'));

/** @param {readonly string[]} args */
const docker = (...args) => execFileSync('docker', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });

/** @param {string} image */
const repoDigestsOf = (image) => {
  try {
    return JSON.parse(docker('image', 'inspect', '--format', '{{json .RepoDigests}}', image)) ?? [];
  } catch {
    // The image is not on this machine.
    return [];
  }
};

const readServices = () => {
  // Every profile, so that the tools are pinned too.
  const profiles = ['demo', 'sink', 'caddy', 'tools'].flatMap((name) => ['--profile', name]);
  return JSON.parse(docker('compose', ...profiles, 'config', '--format', 'json')).services;
};

/** @param {string} line */
const refuse = (line) => {
  process.stderr.write(`${line}\n`);
  process.exitCode = 1;
};

const messageOf = (error) => String(error.stderr || error.message).trim();

try {
  const { text, missing } = pinned(readServices(), repoDigestsOf);
  if (missing.length > 0) {
    refuse(`No digest: ${missing.join(', ')}. Run docker compose --profile '*' pull, or push them, and try again.`);
  } else {
    writeFileSync(`${file}.new`, text);
    renameSync(`${file}.new`, file);
    process.stdout.write(
      `${file} names every image by its digest. Add it: docker compose -f docker-compose.yml -f deploy/production.yml -f ${path.relative(process.cwd(), file)} up -d\n`,
    );
  }
} catch (error) {
  refuse(`Docker: ${messageOf(error)}`);
}
