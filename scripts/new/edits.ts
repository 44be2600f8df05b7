/** @file The lines that a new part needs in existing files. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Problem } from '../start/problem.mjs';
import { fill, type Values } from './render';

export interface Edit {
  readonly file: string;
  /** The anchor in the file. */
  readonly at: RegExp;
  /** Insert before or behind the anchor. */
  readonly put: 'before' | 'behind';
  /** `$1` is the first group of `at`. */
  readonly text: string;
  /** Insert at every match, not only at the first one. */
  readonly everywhere?: true;
}

const behind = (file: string, at: RegExp, text: string): Edit => ({ file, at, put: 'behind', text });
const before = (file: string, at: RegExp, text: string): Edit => ({ file, at, put: 'before', text });

export const questionTypeEdits: readonly Edit[] = [
  behind(
    'packages/contracts/src/entities/question.ts',
    /\n {2}ranking: \{ label.*\},/,
    "\n  {{name}}: { label: '{{Name}}', aliases: [] },",
  ),
];

const WIRE = 'packages/contracts/src';

const wireEdits: readonly Edit[] = [
  behind(`${WIRE}/core/services.ts`, /serviceNames = \[[^\]]+(?=\])/, ", '{{name}}'"),
  before(
    `${WIRE}/core/services.ts`,
    /\n\};\n/,
    "\n  {{name}}: {\n    label: '{{Name}}',\n    paths: ['/api/{{name}}'],\n  },",
  ),
  behind(
    `${WIRE}/operations/index.ts`,
    /import \* as team from '.\/team';/,
    "\nimport * as {{name}} from './{{name}}';",
  ),
  before(`${WIRE}/operations/index.ts`, /\]\.flatMap/, '  {{name}},\n'),
  behind(
    `${WIRE}/events/index.ts`,
    /import \* as subscribers from '.\/subscribers';/,
    "\nimport * as {{name}} from './{{name}}';",
  ),
  behind(`${WIRE}/events/index.ts`, /\n {2}subscribers,/, '\n  {{name}},'),
  before(
    `${WIRE}/index.ts`,
    /export \* from '.\/core\/actor';/,
    "export * from './entities/{{one}}';\nexport * from './events/{{name}}';\nexport * from './operations/{{name}}';\n",
  ),
];

const COMPOSE = 'docker-compose.yml';

/** Two containers, a database user for this service only, and its address for other services. */
const containerEdits: readonly Edit[] = [
  before(
    COMPOSE,
    /\n {2}gateway:\n/,
    `
  {{name}}:
    <<: *service
    image: \${REGISTRY:-}folkmoot/{{name}}:\${VERSION:-latest}
    build: { context: ., dockerfile: deploy/Dockerfile, target: service, args: { DEPLOYABLE: services/{{name}} } }
    command: [node, --disable-proto=delete, --enable-source-maps, services/{{name}}/dist/main.mjs]
    environment:
      <<: *service-environment
      MONGODB_URI_FILE: /run/secrets/mongodb_uri_{{name}}
    secrets:
      - { source: amqp_url_{{name}}, target: /run/secrets/amqp_url }
      - { source: service_key_{{name}}, target: /run/secrets/service_key }
      - trusted_keys
      - mongodb_uri_{{name}}
      - amqp_ca
      - amqp_cert
      - amqp_cert_key
      - mongodb_ca
      - mongodb_client
      - s3_access_key
      - s3_secret_key
      - smtp_url
`,
  ),
  {
    ...behind(COMPOSE, /\n {6}PUBLIC_URL: http:\/\/public:8080/, '\n      {{NAME}}_URL: http://{{name}}:8080'),
    everywhere: true,
  },
  behind(COMPOSE, /\n {6}- mongodb_password_public/, '\n      - mongodb_password_{{name}}'),
  ...['password', 'uri'].map((part) =>
    behind(
      COMPOSE,
      new RegExp(`\\n {2}mongodb_${part}_public: .*`),
      `\n  mongodb_${part}_{{name}}: { file: ./deploy/secrets/mongodb_${part}_{{name}} }`,
    ),
  ),
  ...['amqp_url', 'service_key'].map((part) =>
    behind(
      COMPOSE,
      new RegExp(`\\n {2}${part}_public: .*`),
      `\n  ${part}_{{name}}: { file: ./deploy/secrets/${part}_{{name}} }`,
    ),
  ),
  behind('deploy/production.yml', /\n {2}public: \*people/, '\n  {{name}}: *people'),
  behind('docs/guides/back-up-and-restore.md', /docker compose stop gateway [a-z ]+/, ' {{name}}'),
];

export const serviceEdits: readonly Edit[] = [
  ...wireEdits,
  ...containerEdits,
  behind('README.md', /\n\| `services\/public\/` .*/, '\n| `services/{{name}}/` | {{name}} |'),
];

export const remoteEdits: readonly Edit[] = [
  behind('package.json', /\n {4}"mf-public"/, ',\n    "mf-{{name}}"'),
  behind('README.md', /\n\| `mf-public\/` .*/, '\n| `mf-{{name}}/` | {{name}}, a part of the dashboard |'),
];

/** The matches of an anchor: one, or all of them. */
const placesIn = (text: string, { at, everywhere }: Edit): RegExpExecArray[] => {
  const matches = [...text.matchAll(new RegExp(at, 'g'))];
  return everywhere ? matches : matches.slice(0, 1);
};

/** The text with the insertions. Throws when there is no match. */
const applied = (text: string, edit: Edit, values: Values): string => {
  const places = placesIn(text, edit);
  if (places.length === 0)
    throw new Problem(`${edit.file} has changed: ${edit.at} was not found in it. Update scripts/new/edits.ts.`);
  // From the end, so that earlier positions stay valid.
  return places.reduceRight((whole, match) => {
    const offset = edit.put === 'before' ? match.index : match.index + match[0].length;
    const filled = fill(edit.text, values).replaceAll('$1', match[1] ?? '');
    return `${whole.slice(0, offset)}${filled}${whole.slice(offset)}`;
  }, text);
};

/** Makes all edits, or none when one of them has no match. Returns the changed files. */
export const applyEdits = (root: string, edits: readonly Edit[], values: Values): string[] => {
  const texts = new Map<string, string>();
  for (const edit of edits) {
    const text = texts.get(edit.file) ?? readFileSync(path.join(root, edit.file), 'utf8');
    texts.set(edit.file, applied(text, edit, values));
  }
  for (const [file, text] of texts) writeFileSync(path.join(root, file), text);
  return [...texts.keys()];
};
