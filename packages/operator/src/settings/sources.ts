/** @file Where settings can come from: a file of variables, or the output of `docker compose config`. */
import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { lookup } from '@folkmoot/contracts';
import type { Environment } from '@folkmoot/service-kit';
import { z } from 'zod';
import { Problem } from '../command-line/errors';

const SECRETS_FOLDER = '/run/secrets/';

const composeSchema = z.object({
  services: z.record(
    z.string(),
    z.object({
      environment: z.record(z.string(), z.string().nullable()).default({}),
      secrets: z.array(z.object({ source: z.string(), target: z.string().optional() })).default([]),
    }),
  ),
  secrets: z.record(z.string(), z.object({ file: z.string().optional() })).default({}),
});
type Compose = z.infer<typeof composeSchema>;

const readText = (file: string): string => {
  try {
    // 0 is the standard input.
    return readFileSync(file === '-' ? 0 : file, 'utf8');
  } catch {
    throw new Problem(`${file} cannot be read.`);
  }
};

/** Lines of `NAME=value`. */
export const readEnvFile = (file: string): Environment => parseEnv(readText(file)) as Environment;

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

export const readCompose = (file: string): Compose => {
  const { success, data } = composeSchema.safeParse(parseJson(readText(file)));
  if (success) return data;
  throw new Problem(`${file} is not the output of: docker compose config --format json`);
};

/** The environment of a container, with the files of its secrets on this machine. Undefined for an unknown container. */
export const environmentIn = (compose: Compose, container: string): Environment | undefined => {
  const service = lookup(compose.services, container);
  if (!service) return undefined;
  const files = new Map(
    service.secrets.map(({ source, target = source }) => [
      target.startsWith('/') ? target : `${SECRETS_FOLDER}${target}`,
      lookup(compose.secrets, source)?.file,
    ]),
  );
  return Object.fromEntries(
    Object.entries(service.environment).map(([name, value]) => [name, files.get(value ?? '') ?? value ?? undefined]),
  );
};
