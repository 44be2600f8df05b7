/** @file Code of the deployables, loaded by its path: a package must not import a deployable. */
import path from 'node:path';
import type { DataMigrations, Environment } from '@folkmoot/service-kit';
import { deployableDirs } from '../../../../scripts/run/environment';

const root = path.resolve(import.meta.dirname, '../../../..');

/** Throws a ConfigError that names every problem. */
type Reader = (environment: Environment) => unknown;

/** The names of the services, and the gateway. */
export const deployables: readonly string[] = deployableDirs.map((dir) => path.basename(dir));

const dirOf = (name: string): string => deployableDirs.find((dir) => path.basename(dir) === name) ?? '';

/** Beside the bundle of the tool, when it runs from that. Otherwise it runs from sources. */
const bundles = path.extname(import.meta.filename) === '.mjs' ? path.join(import.meta.dirname, 'deployables') : null;

const load = async <T>(name: string, module: 'config' | 'service'): Promise<T> =>
  (await import(
    bundles ? path.join(bundles, name, `${module}.mjs`) : path.join(root, dirOf(name), `src/${module}.ts`)
  )) as T;

/** The configuration reader of a deployable: the code that runs when it starts. */
export const readerOf = async (name: string): Promise<Reader> =>
  (await load<{ readonly readConfig: Reader }>(name, 'config')).readConfig;

/** The data migrations of a service. */
export const migrationsOf = async (service: string): Promise<DataMigrations> =>
  (await load<{ readonly dataMigrations: DataMigrations }>(service, 'service')).dataMigrations;
