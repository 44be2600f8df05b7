/** @file `.env.example`: every variable of docker-compose.yml and deploy/production.yml, made by `npm run docs`. */
import path from 'node:path';
import { lookup } from '@folkmoot/contracts';
import { type DocumentedSettings, operatorSettings, type Variable } from '../docs/configuration';
import { type ComposeVariable, composeVariables } from './compose-file';

const FILES = ['docker-compose.yml', 'deploy/production.yml'];
const WIDTH = 118;

/** Variables that are no settings of the product, and settings that the configuration does not explain. */
const ofContainers: Readonly<Record<string, string>> = {
  PUBLIC_ORIGIN: 'The address that people open.',
  MAIL_FROM: 'The sender of mails.',
  SUPPORT_EMAIL: 'The address where people get help. Mails and pages name it.',
  COMPOSE_PROFILES: 'Profiles, with commas between them: demo, sink, caddy, backups, tools.',
  REGISTRY: 'Where images come from, with a slash at its end: registry.example/council/. Empty: built here.',
  VERSION: 'The tag of the images.',
  RELEASE_IMAGE:
    'The image of one remote, whose release is to be added: folkmoot/mf-subscribers:1.4.0. Set it for that command only.',
  LISTEN: 'The address of this machine at which the gateway is published. 0.0.0.0: every address.',
  PORT: 'The published port of the gateway.',
  INBOX_PORT: 'The port of the page for mails (profiles demo and sink), on this machine alone.',
  BACKUPS: 'The folder on this machine for backups.',
  SMTP_URL_FILE: 'A file with the address of the mail server: smtps://user:password@host.',
  SERVICE_CPUS: 'Processors of each service. Not more than the machine has.',
  SERVICE_MEMORY: 'Memory of each service, with its processes for pictures, PDFs and analyses.',
  GATEWAY_CPUS: 'Processors of the gateway.',
  GATEWAY_MEMORY: 'Memory of the gateway.',
  MONGODB_CPUS: 'Processors of the database.',
  MONGODB_MEMORY: 'Memory of the database. Half of it becomes its cache.',
  RABBITMQ_CPUS: 'Processors of the broker.',
  RABBITMQ_MEMORY: 'Memory of the broker.',
};

const examples: Readonly<Record<string, string>> = {
  RELEASE_IMAGE: 'folkmoot/mf-subscribers',
  PUBLIC_ORIGIN: 'https://feedback.example',
  MAIL_FROM: 'Feedback <no-reply@feedback.example>',
  SUPPORT_EMAIL: 'help@feedback.example',
  SYSTEM_ADMIN_EMAIL: 'you@feedback.example',
  SMTP_URL_FILE: './deploy/secrets/smtp_url',
  TRUSTED_PROXIES: '1',
  // The default of deploy/production.yml.
  AUTH_NEUTRAL_LOGIN: 'true',
};

/** Asked for although it has a default, because the default is wrong behind a proxy. */
const IMPORTANT = ['TRUSTED_PROXIES'];

/** Lines of a comment, each at most `WIDTH` characters. */
const wrapped = (text: string): string[] => {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1);
    const fits = last !== undefined && `${last} ${word}`.length <= WIDTH;
    if (fits) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines.map((line) => `# ${line}`);
};

const settingsIn = (root: string, documented: DocumentedSettings): ReadonlyMap<string, Variable> =>
  new Map([...operatorSettings(root), ...[...documented.values()].flat()].map((variable) => [variable.name, variable]));

/** The default of the configuration, as one writes it: `1_000` is 1000 there. */
const fallbackOf = ({ fallback }: ComposeVariable, setting: Variable | undefined): string => {
  if (fallback !== '') return fallback;
  const own = setting?.fallback ?? '';
  return own === 'required' ? '' : own.replace(/(?<=\d)_(?=\d)/g, '');
};

const entryOf = (variable: ComposeVariable, setting: Variable | undefined): string => {
  const { name, required } = variable;
  const meaning = lookup(ofContainers, name) ?? setting?.comment ?? '';
  const value = lookup(examples, name) ?? fallbackOf(variable, setting);
  const line = required === null && !IMPORTANT.includes(name) ? `# ${name}=${value}` : `${name}=${value}`;
  return [...(meaning ? wrapped(meaning) : []), line].join('\n');
};

/** All variables, each once: a file that adds to docker-compose.yml repeats some of them. */
const variablesIn = (root: string): ComposeVariable[] => {
  const all = FILES.flatMap((file) => composeVariables(path.join(root, file)));
  const names = new Set(all.map(({ name }) => name));
  return [...names].flatMap((name) => all.find((each) => each.name === name) ?? []);
};

/** Variables that nothing explains: neither a configuration nor the table of this file. */
export const unexplainedVariables = (root: string, documented: DocumentedSettings): string[] => {
  const settings = settingsIn(root, documented);
  return variablesIn(root)
    .map(({ name }) => name)
    .filter((name) => lookup(ofContainers, name) === undefined && !settings.has(name));
};

export const envExample = (root: string, documented: DocumentedSettings): string => {
  const settings = settingsIn(root, documented);
  const all = [{ name: 'COMPOSE_PROFILES', required: null, fallback: '' }, ...variablesIn(root)];
  const isFirst = ({ name, required }: ComposeVariable): boolean => required !== null || IMPORTANT.includes(name);
  const entries = (chosen: readonly ComposeVariable[]): string[] =>
    chosen.map((variable) => entryOf(variable, settings.get(variable.name)));
  const own = all.filter((each) => !isFirst(each) && lookup(ofContainers, each.name) !== undefined);
  const others = all.filter((each) => !isFirst(each) && lookup(ofContainers, each.name) === undefined);
  return `${[
    '# Copy to .env. Made by `npm run docs`; what each setting means: docs/reference/configuration.md',
    '# Keys and passwords are not here: they are files in deploy/secrets (node deploy/make-secrets.mjs).',
    '',
    '# --- Required ---',
    entries(all.filter(isFirst)).join('\n\n'),
    '',
    '# --- Containers ---',
    entries(own).join('\n\n'),
    '',
    '# --- Settings: take away the # to change one ---',
    entries(others).join('\n\n'),
  ].join('\n')}\n`;
};
