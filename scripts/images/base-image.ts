/** @file The images of others that ours are built on and run with, made from Debian and npm: no image registry is needed. */
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build, run, type Workshop } from './workshop';

const RELEASE = 'bookworm';
const NODE_MAJOR = '24';
const NPM_MAJOR = '11';

/** The name that deploy/Dockerfile builds on. */
export const nodeImageOf = (root: string): string => {
  const [, name] = /^ARG NODE_IMAGE=(\S+)$/m.exec(readFileSync(path.join(root, 'deploy/Dockerfile'), 'utf8')) ?? [];
  if (!name) throw new Error('deploy/Dockerfile names no NODE_IMAGE');
  return name;
};

/** The mirror from which this machine installs its own packages. */
const mirror = async (workshop: Workshop): Promise<string> => {
  const sites = await run(workshop, 'apt-get', ['indextargets', '--format', '$(SITE)', `Codename: ${RELEASE}`]);
  const [site] = sites.split('\n').filter(Boolean);
  if (!site) throw new Error(`this machine has no package source for Debian ${RELEASE}`);
  return site;
};

const makeDebian = async (workshop: Workshop, archive: string): Promise<void> => {
  const folder = path.join(workshop.folder, 'debian');
  rmSync(folder, { recursive: true, force: true });
  const options = ['--variant=minbase', '--include=ca-certificates'];
  await run(workshop, 'debootstrap', [...options, RELEASE, folder, await mirror(workshop)]);
  for (const unused of ['var/cache/apt', 'var/lib/apt/lists', 'usr/share/doc', 'usr/share/man', 'usr/share/locale']) {
    rmSync(path.join(folder, unused), { recursive: true, force: true });
    mkdirSync(path.join(folder, unused), { recursive: true });
  }
  await run(workshop, 'tar', ['--one-file-system', '-C', folder, '-cf', `${archive}.new`, '.']);
  renameSync(`${archive}.new`, archive);
  rmSync(folder, { recursive: true });
};

/** Unpacks the newest package of a major version from npm. */
const unpack = async (workshop: Workshop, name: string, major: string, folder: string): Promise<void> => {
  const packed = path.join(workshop.folder, 'packed');
  rmSync(packed, { recursive: true, force: true });
  mkdirSync(packed);
  const file = await run(workshop, 'npm', ['pack', '--silent', '--pack-destination', packed, `${name}@${major}`]);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const archive = path.join(packed, file.trim().split('\n').at(-1) ?? '');
  await run(workshop, 'tar', ['-xzf', archive, '--strip-components=1', '-C', folder]);
};

/** npm in the builds uses the registry and the authority of this machine's npm. */
const writeNpmSettings = async (workshop: Workshop): Promise<void> => {
  const setting = async (name: string): Promise<string> => (await run(workshop, 'npm', ['config', 'get', name])).trim();
  const [registry, authority] = [await setting('registry'), await setting('cafile')];
  const lines = [
    `registry=${registry}`,
    ...(authority === 'null' ? [] : [`cafile=${authority}`]),
    'update-notifier=false',
  ];
  writeFileSync(path.join(workshop.folder, 'npmrc'), `${lines.join('\n')}\n`);
  mkdirSync(path.join(workshop.folder, 'npm-cache'), { recursive: true });
};

/** Debian with Node and npm, under the name that our Dockerfile builds on. */
export const buildBase = async (workshop: Workshop): Promise<string> => {
  const image = nodeImageOf(workshop.root);
  await writeNpmSettings(workshop);
  const context = path.join(workshop.folder, 'base');
  mkdirSync(context, { recursive: true });
  const archive = path.join(context, 'debian.tar');
  if (!existsSync(archive)) await makeDebian(workshop, archive);
  if (!existsSync(path.join(context, 'npm'))) {
    const unpacked = path.join(workshop.folder, 'node');
    await unpack(workshop, `node-linux-${process.arch}`, NODE_MAJOR, unpacked);
    cpSync(path.join(unpacked, 'bin/node'), path.join(context, 'node'));
    await unpack(workshop, 'npm', NPM_MAJOR, path.join(context, 'npm'));
  }
  const file = path.join(workshop.root, 'scripts/images/base.Containerfile');
  await build(workshop, { image: `localhost/${image}`, file, context });
  return image;
};

export const ENGINE_IMAGE = 'localhost/folkmoot-check/engine';
export const BROKER_IMAGE = 'localhost/folkmoot-check/rabbitmq';

/** The embedded engine in MongoDB's place, and Debian's RabbitMQ. */
export const buildNeighbours = async (workshop: Workshop): Promise<void> => {
  const files = path.join(workshop.root, 'scripts/images');
  const context = path.join(workshop.folder, 'engine');
  rmSync(context, { recursive: true, force: true });
  mkdirSync(context);
  const engine = path.join(workshop.root, 'packages/embedded-mongo');
  const { dependencies } = JSON.parse(readFileSync(path.join(engine, 'package.json'), 'utf8'));
  writeFileSync(path.join(context, 'package.json'), JSON.stringify({ private: true, type: 'module', dependencies }));
  cpSync(path.join(engine, 'dist'), path.join(context, 'dist'), { recursive: true });
  cpSync(path.join(files, 'engine-in-container.mjs'), path.join(context, 'engine-in-container.mjs'));
  await build(workshop, { image: ENGINE_IMAGE, file: path.join(files, 'engine.Containerfile'), context });
  await build(workshop, { image: BROKER_IMAGE, file: path.join(files, 'rabbitmq.Containerfile'), context });
};
