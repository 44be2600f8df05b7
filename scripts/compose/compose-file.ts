/** @file Parses docker-compose.yml: variables filled in, anchors resolved, unknown fields refused. */
import { readFileSync } from 'node:fs';
import { lookup } from '@folkmoot/contracts';
import { parse } from 'yaml';
import { z } from 'zod';

export type Variables = Readonly<Record<string, string | undefined>>;

const text = z.string();
const texts = z.array(text);

const secretUse = z.union([
  text.transform((source) => ({ source, target: `/run/secrets/${source}` })),
  z.strictObject({ source: text, target: text }),
]);

const healthcheck = z.strictObject({
  test: texts,
  interval: text,
  timeout: text,
  retries: z.number(),
  start_period: text,
});

/** `cpus` and `memory` are texts, because they come from variables. */
const resources = z.strictObject({ limits: z.strictObject({ cpus: text, memory: text }) });

const conditions = z.enum(['service_started', 'service_healthy', 'service_completed_successfully']);

const service = z.strictObject({
  image: text,
  build: z
    .strictObject({ context: text, dockerfile: text, target: text, args: z.record(text, text).optional() })
    .optional(),
  entrypoint: texts.optional(),
  command: texts.default([]),
  environment: z.record(text, text).default({}),
  secrets: z.array(secretUse).default([]),
  volumes: texts.default([]),
  ports: texts.default([]),
  networks: texts.default([]),
  depends_on: z.record(text, z.strictObject({ condition: conditions })).default({}),
  healthcheck: healthcheck.optional(),
  deploy: z.strictObject({ replicas: z.number().default(1), resources: resources.optional() }).default({ replicas: 1 }),
  profiles: texts.default([]),
  restart: z.enum(['no', 'on-failure', 'unless-stopped']),
  hostname: text.optional(),
  init: z.boolean().optional(),
  read_only: z.boolean().optional(),
  tmpfs: texts.optional(),
  cap_drop: texts.optional(),
  cap_add: texts.optional(),
  security_opt: texts.optional(),
  stop_grace_period: text.optional(),
  logging: z.strictObject({ driver: text, options: z.record(text, text) }),
});

const file = z.strictObject({
  services: z.record(text, service),
  networks: z.record(text, z.strictObject({ internal: z.boolean().default(false) })),
  volumes: z.record(text, z.null()),
  secrets: z.record(text, z.strictObject({ file: text })),
});

export type ComposeFile = z.infer<typeof file>;
export type ComposeService = z.infer<typeof service>;

/** The text after `:-` may contain other variables. */
const VARIABLE = /\$(?:\$|\{([A-Z][A-Z0-9_]*)(?::([-?])((?:[^{}]|\{[^{}]*\})*))?\})/g;

const putIn = (value: string, variables: Variables): string =>
  value.replace(VARIABLE, (whole, name?: string, kind?: string, text = '') => {
    if (name === undefined) return whole.slice(1);
    const value = lookup(variables, name);
    if (kind === '?' && !value) throw new Error(`${name}: ${text}`);
    return value || putIn(text, variables);
  });

const putInAll = (value: unknown, variables: Variables): unknown => {
  if (typeof value === 'string') return putIn(value, variables);
  if (Array.isArray(value)) return value.map((item) => putInAll(item, variables));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, putInAll(item, variables)]));
};

interface Parsed {
  readonly text: string;
  readonly tree: unknown;
}

let lastParsed: Parsed = { text: '', tree: null };

/** Most readers read the same file again with other variables, and parsing takes most of their time. */
const treeOf = (text: string): unknown => {
  if (lastParsed.text !== text) lastParsed = { text, tree: parse(text, { merge: true }) };
  return lastParsed.tree;
};

/** Reads the file with these variables. Throws for a required variable that is missing, and for a wrong form. */
export const readCompose = (path: string, variables: Variables = {}): ComposeFile => {
  const read = treeOf(readFileSync(path, 'utf8'));
  const known = Object.entries(read ?? {}).filter(([key]) => !key.startsWith('x-'));
  return file.parse(putInAll(Object.fromEntries(known), variables));
};

/** True when its image is built from this repository. A registry may come before its name. */
export const isOurs = ({ image }: ComposeService): boolean => /(^|\/)folkmoot\//.test(image);

export interface ComposeVariable {
  readonly name: string;
  /** Compose refuses to start without it. The text says what to write. */
  readonly required: string | null;
  /** The value when it is not set. Empty: the product's own default. */
  readonly fallback: string;
}

/** The variables of a text, those of a default before the one that has it. */
const variablesIn = (text: string): ComposeVariable[] =>
  [...text.matchAll(VARIABLE)].flatMap(([, name, kind, rest = '']) => {
    if (name === undefined) return [];
    const isRequired = kind === '?';
    return [...variablesIn(rest), { name, required: isRequired ? rest : null, fallback: isRequired ? '' : rest }];
  });

/** The variables of a file, in the order of the file, each once. Its first use says what applies without it. */
export const composeVariables = (path: string): ComposeVariable[] => {
  const all = variablesIn(readFileSync(path, 'utf8').replace(/^ *#.*$/gm, ''));
  const names = new Set(all.map(({ name }) => name));
  return [...names].flatMap((name) => all.find((each) => each.name === name) ?? []);
};
