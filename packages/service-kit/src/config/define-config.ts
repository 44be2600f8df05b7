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
  return env[name] ? `${name}: ${issue.message}` : `${name} is missing`;
};

/** Makes the reader of a service's configuration. An empty variable counts as unset. Throws ConfigError. */
export const defineConfig = <S extends z.ZodRawShape>(shape: S) => {
  const schema = z.object(shape);
  return (env: Environment): ConfigOf<S> => {
    const given = Object.fromEntries(Object.keys(shape).map((name) => [name, env[name] || undefined]));
    const parsed = schema.safeParse(given);
    if (!parsed.success) {
      const problems = parsed.error.issues.map((issue) => problemOf(given, issue));
      throw new ConfigError(`Configuration: ${problems.join('; ')}`);
    }
    const entries = Object.entries(parsed.data).map(([name, value]) => [camel(name), value]);
    return Object.fromEntries(entries) as ConfigOf<S>;
  };
};
