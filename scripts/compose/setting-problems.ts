/** @file Compares docker-compose.yml with the settings that the configuration of each deployable declares. */
import { isKeyOf, lookup } from '@folkmoot/contracts';
import type { DocumentedSettings } from '../docs/configuration';
import { composeVariables, readCompose } from './compose-file';

/** Settings that a container has, or does not have, for everybody. The text says why. */
export const fixedSettings: Readonly<Record<string, string>> = {
  NODE_ENV: 'images are built for production',
  HOST: 'a container listens on all its addresses',
  PORT: 'the port inside the container; PORT of .env is the published one',
  DATA_DIR: 'the data folder of npm start',
  STATIC_DIR: 'a volume',
  REMOTES_FILE: 'a volume',
  SPOOL_DIR: 'a volume',
  ERASURES_DIR: 'a volume',
  DEV_INBOX_URL: 'for development: it would show sign-in links',
  DEV_INBOX_TOKEN: 'for development',
  DEV_RELOAD_URL: 'for development',
};

const isFixed = (name: string, value: string | undefined): boolean =>
  isKeyOf(fixedSettings, name) || /^http:\/\/[a-z-]+:8080$/.test(value ?? '');

/** Represents a value that the operator writes. */
const probeOf = (name: string): string => `probe of ${name}`;

const problemOf = (
  deployable: string,
  environment: Readonly<Record<string, string>>,
  name: string,
): string | undefined => {
  const value = lookup(environment, name);
  if (isFixed(name, value) || value === probeOf(name)) return undefined;
  return isKeyOf(environment, `${name}_FILE`) ? undefined : `${deployable} cannot be given ${name}`;
};

/** Settings that no container reads are typing mistakes: the configuration ignores what it does not know. */
const unknownSettings = (environments: ReadonlyMap<string, Readonly<Record<string, string>>>, known: Set<string>) =>
  [...environments].flatMap(([name, environment]) =>
    Object.keys(environment)
      .filter((variable) => !known.has(variable.replace(/_FILE$/, '')) && !known.has(variable))
      .map((variable) => `${name} is given ${variable}, which no configuration declares`),
  );

/** Settings that a container cannot get, and settings that do not exist. */
export const settingProblems = (documented: DocumentedSettings, file: string): string[] => {
  const probes = composeVariables(file).map(({ name }) => [name, probeOf(name)]);
  const { services } = readCompose(file, Object.fromEntries(probes));
  const environments = new Map([...documented.keys()].map((name) => [name, lookup(services, name)?.environment ?? {}]));
  const known = new Set([...documented.values()].flat().map(({ name }) => name));
  const missing = [...documented].flatMap(([deployable, settings]) =>
    settings.flatMap(({ name }) => problemOf(deployable, environments.get(deployable) ?? {}, name) ?? []),
  );
  return [...missing, ...unknownSettings(environments, known)];
};
