import { readFileSync } from 'node:fs';
import { lookup } from '@folkmoot/contracts/dictionary';
import { z } from 'zod';

type Camel<S extends string> = S extends `${infer Head}_${infer Tail}`
  ? `${Lowercase<Head>}${Capitalize<Camel<Tail>>}`
  : Lowercase<S>;

/** Environment names become camelCase: `MONGODB_URI` is read as `config.mongodbUri`. */
export type ConfigOf<S extends z.ZodRawShape> = {
  readonly [K in keyof S & string as Camel<K>]: z.output<S[K]>;
};

export type Environment = Readonly<Record<string, string | undefined>>;

/** All errors in the environment, in one line that names each variable. */
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

/** `NAME_FILE` names a file that contains the value, as container secrets do. A line end after the value is ignored. */
const fromFile = (name: string, file: string): string => {
  try {
    return readFileSync(file, 'utf8').replace(/\r?\n$/, '');
  } catch (cause) {
    throw new ConfigError(`Configuration: ${name}_FILE names ${file}, which cannot be read`, { cause });
  }
};

/** Reads a variable, or the content of the file that `NAME_FILE` names. Throws ConfigError. */
export const environmentValue = (env: Environment, name: string): string | undefined => {
  const value = lookup(env, name);
  const file = lookup(env, `${name}_FILE`);
  if (value && file) throw new ConfigError(`Configuration: ${name} and ${name}_FILE are both set`);
  return (file ? fromFile(name, file) : value) || undefined;
};

/**
 * Makes the reader of a service's configuration. An empty variable counts as unset. Each variable can also be read from
 * a file (`NAME_FILE`). The reader throws ConfigError.
 */
export const defineConfig = <S extends z.ZodRawShape>(shape: S) => {
  const schema = z.object(shape);
  return (env: Environment): ConfigOf<S> => {
    const values = Object.fromEntries(Object.keys(shape).map((name) => [name, environmentValue(env, name)]));
    const parsed = schema.safeParse(values);
    if (!parsed.success) {
      const problems = parsed.error.issues.map((issue) => problemOf(values, issue));
      throw new ConfigError(`Configuration: ${problems.join('; ')}`);
    }
    const entries = Object.entries(parsed.data).map(([name, value]) => [camel(name), value]);
    return Object.fromEntries(entries) as ConfigOf<S>;
  };
};
