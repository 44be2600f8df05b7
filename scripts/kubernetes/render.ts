/** @file All objects of an installation, and their text. */
import { stringify } from 'yaml';
import { Problem } from '../start/problem.mjs';
import { ingressOf, namespaceOf } from './entrance';
import { jobs, toolPartsOf } from './jobs';
import type { Manifest } from './manifest';
import { networkPolicies } from './network';
import { type Part, readParts } from './parts';
import { stores } from './stores';
import { readValues, servedParts, type Values } from './values';
import { workload } from './workloads';

const partIn = (parts: ReadonlyMap<string, Part>, name: string): Part => {
  const part = parts.get(name);
  if (!part) throw new Error(`docker-compose.yml has no container ${name}`);
  return part;
};

interface Installation {
  readonly values: Values;
  readonly parts: ReadonlyMap<string, Part>;
}

/** The values, and each container with them. Throws a Problem with one line for wrong values. */
export const readInstallation = (root: string, raw: unknown, file?: string): Installation => {
  const values = readValues(raw, file);
  return { values, parts: readParts(root, values, file) };
};

/** Every object. Database and broker come before what waits for them. */
export const manifestsOf = ({ values, parts }: Installation): Manifest[] => {
  const served = servedParts.map((name) => partIn(parts, name));
  const tools = toolPartsOf(partIn(parts, 'tools'));
  const frontEnds = partIn(parts, 'front-ends');
  // Front ends are copied from one folder to another: nobody calls them, and they call nobody.
  const copying: Part = { ...frontEnds, calls: [], usesDatabase: false, usesBroker: false, reachesOutside: false };
  return [
    namespaceOf(values),
    ...networkPolicies([...served, copying, ...Object.values(tools)], values),
    ...stores(values),
    ...jobs(frontEnds, tools, values),
    ...served.flatMap((part) => workload(part, values)),
    ingressOf(values),
  ];
};

const titleOf = ({ kind, metadata }: Manifest): string => `${kind} ${metadata?.name}`;

/** Throws a Problem that names the object which its schema refuses. */
const validated = (manifest: Manifest): Manifest => {
  try {
    manifest.validate();
    return manifest;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Problem(`${titleOf(manifest)}: ${reason.replaceAll('\n', ' ')}`);
  }
};

/** YAML 1.1, which Kubernetes reads: "no" and "1e3" are texts only in quotes. */
const textOf = (manifest: Manifest): string =>
  stringify(manifest.toJSON(), { version: '1.1', aliasDuplicateObjects: false, lineWidth: 0 });

export const render = (manifests: readonly Manifest[]): string =>
  manifests.map((manifest) => `---\n${textOf(validated(manifest))}`).join('');
