import { readFileSync } from 'node:fs';
import { lookup } from '@folkmoot/contracts';
import { z } from 'zod';

type Camel<S extends string> = S extends `${infer Head}_${infer Tail}`
  ? `${Lowercase<Head>}${Capitalize<Camel<Tail>>}`
  : Lowercase<S>;

/** Environment names become camelCase: `MONGODB_URI` is read as `config.mongodbUri`. */
export type ConfigOf<S extends z.ZodRawShape> = {
  readonly [K in keyof S & string as Camel<K>]: z.output<S[K]>;
};

export type Environment = Readonly<Record<string, string | undefined>>;

/** What is wrong with the environment, in one line that names each variable. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

const camel = (name: string): string =>
  name
    .toLowerCase()
    .split('_')
    .map((part, index) => (index === 0 ? part : part.charAt(0).toUpperCase() + part.slice(1)))
    .join('');

const problemOf = (env: Environment, issue: z.core.$ZodIssue): string => {
  const name = String(issue.path[0]);
  return lookup(env, name) ? `${name}: ${issue.message}` : `${name} is missing`;
};

/** What `NAME_FILE` names holds the value, as secrets of containers are handed over; a line end after it is none of it. */
const fromFile = (name: string, file: string): string => {
  try {
    return readFileSync(file, 'utf8').replace(/\r?\n$/, '');
  } catch (cause) {
    throw new ConfigError(`Configuration: ${name}_FILE names ${file}, which cannot be read`, { cause });
  }
};

/** A variable, or what is in the file that `NAME_FILE` names. Throws ConfigError. */
export const environmentValue = (env: Environment, name: string): string | undefined => {
  const [value, file] = [lookup(env, name), lookup(env, `${name}_FILE`)];
  if (value && file) throw new ConfigError(`Configuration: ${name} and ${name}_FILE are both set`);
  return (file ? fromFile(name, file) : value) || undefined;
};

/**
 * Makes the reader of a service's configuration. An empty variable counts as unset; each may be given as a file that holds
 * its value (`NAME_FILE`). Throws ConfigError.
 */
export const defineConfig = <S extends z.ZodRawShape>(shape: S) => {
  const schema = z.object(shape);
  return (env: Environment): ConfigOf<S> => {
    const given = Object.fromEntries(Object.keys(shape).map((name) => [name, environmentValue(env, name)]));
    const parsed = schema.safeParse(given);
    if (!parsed.success) {
      const problems = parsed.error.issues.map((issue) => problemOf(given, issue));
      throw new ConfigError(`Configuration: ${problems.join('; ')}`);
    }
    const entries = Object.entries(parsed.data).map(([name, value]) => [camel(name), value]);
    return Object.fromEntries(entries) as ConfigOf<S>;
  };
};
