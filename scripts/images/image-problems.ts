/** @file Requirements of every image of ours: small, without tools to build, with a health check and a list of its packages. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import type { OurImage } from './build-images';
import { podman, type Workshop } from './workshop';

const BYTES_PER_MB = 1_000_000;
const MOST_MB = 150;
const MOST_MB_OF_GATEWAY = 40;

const inspected = z
  .array(
    z.object({
      Size: z.number(),
      Config: z.object({ User: z.string().default('') }),
      Healthcheck: z.object({ Test: z.array(z.string()) }).nullish(),
    }),
  )
  .min(1);

const inspect = async (workshop: Workshop, image: string) => {
  const [first] = inspected.parse(JSON.parse(await podman(workshop, 'image', 'inspect', image)));
  if (!first) throw new Error(`${image} is not there`);
  return first;
};

/** Megabytes beyond the base image, as registries and disks count them. */
export const megabytesBeyond = async (workshop: Workshop, image: string, base: string): Promise<number> => {
  const [own, below] = [await inspect(workshop, image), await inspect(workshop, base)];
  return (own.Size - below.Size) / BYTES_PER_MB;
};

/** Runs in each image, with nothing writable: prints the findings as JSON. */
const LOOK_INSIDE = `
const fs = require('node:fs'), path = require('node:path');
const folders = process.env.PATH.split(':');
const programs = names => names.filter(name => folders.some(folder => fs.existsSync(path.join(folder, name))));
const packages = dir => !fs.existsSync(dir) ? [] : fs.readdirSync(dir).flatMap(name =>
  name.startsWith('@') ? fs.readdirSync(path.join(dir, name)).map(inner => name + '/' + inner) : [name]);
let writes = true;
try { fs.writeFileSync('/app/probe', '') } catch { writes = false }
const sbom = fs.existsSync('/app/sbom.json') ? JSON.parse(fs.readFileSync('/app/sbom.json', 'utf8')) : null;
console.log(JSON.stringify({
  user: require('node:os').userInfo().username,
  writes,
  programs: programs(['npm', 'corepack', 'yarn', 'gcc', 'cc', 'g++', 'make', 'python3', 'git', 'tsx', 'tsc']),
  packages: packages('/app/node_modules'),
  sbom: sbom && { format: sbom.bomFormat, names: (sbom.components ?? []).map(({ group, name }) => group ? group + '/' + name : name) },
}))`;

const findings = z.object({
  user: z.string(),
  writes: z.boolean(),
  programs: z.array(z.string()),
  packages: z.array(z.string()),
  sbom: z.object({ format: z.string(), names: z.array(z.string()) }).nullable(),
});

const RESTRICTED = ['--rm', '--cgroups=disabled', '--network=none', '--read-only', '--cap-drop=ALL'];

const lookInside = async (workshop: Workshop, image: string) =>
  findings.parse(
    JSON.parse(await podman(workshop, 'run', ...RESTRICTED, '--entrypoint=node', image, '-e', LOOK_INSIDE)),
  );

const lockFile = z.object({ packages: z.record(z.string(), z.object({ dev: z.boolean().optional() })) });

/** Names that are installed for development only, wherever they are in the tree. */
const developmentPackages = (root: string): ReadonlySet<string> => {
  const { packages } = lockFile.parse(JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')));
  const nameOf = (where: string): string => where.slice(where.lastIndexOf('node_modules/') + 'node_modules/'.length);
  const entries = Object.entries(packages).filter(([where]) => where.includes('node_modules/'));
  const used = new Set(entries.filter(([, { dev }]) => !dev).map(([where]) => nameOf(where)));
  return new Set(entries.map(([where]) => nameOf(where)).filter((name) => !used.has(name)));
};

const unless = (isRight: boolean, problem: string): string[] => (isRight ? [] : [problem]);

/** The problems of an image, one per line. */
export const imageProblems = async (workshop: Workshop, ours: OurImage, megabytes: number): Promise<string[]> => {
  const { Config, Healthcheck } = await inspect(workshop, ours.image);
  const { user, writes, programs, packages, sbom } = await lookInside(workshop, ours.image);
  const development = developmentPackages(workshop.root);
  const unneeded = packages.filter((name) => development.has(name) || name.startsWith('@folkmoot/'));
  const unlisted = packages.filter((name) => !sbom?.names.includes(name));
  const most = ours.name === 'gateway' ? MOST_MB_OF_GATEWAY : MOST_MB;
  return [
    ...unless(megabytes <= most, `is ${megabytes.toFixed(0)} MB beyond the base, more than ${most}`),
    ...unless(Config.User === 'node' && user === 'node', `runs as ${user}`),
    ...unless(!writes, 'can write to its own files'),
    ...unless(programs.length === 0, `has ${programs.join(', ')}`),
    ...unless(unneeded.length === 0, `has packages of the development: ${unneeded.join(', ')}`),
    ...unless((Healthcheck?.Test.length ?? 0) > 0, 'has no health check'),
    ...unless(sbom?.format === 'CycloneDX' && sbom.names.length > 0, 'has no list of its packages'),
    ...unless(unlisted.length === 0, `has packages that are not in its list: ${unlisted.join(', ')}`),
  ].map((line) => `${ours.name} ${line}`);
};
