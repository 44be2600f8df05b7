/** @file The lines that something new needs in files that are there. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Problem } from '../start/problem.mjs';
import { fill, type Values } from './render';

export interface Edit {
  readonly file: string;
  /** What the file says where the new text belongs. */
  readonly at: RegExp;
  /** Before or behind what was found. */
  readonly put: 'before' | 'behind';
  /** `$1` is what the first group of `at` found. */
  readonly text: string;
  /** At every place that is like it, not only at the first one. */
  readonly everywhere?: true;
}

const behind = (file: string, at: RegExp, text: string): Edit => ({ file, at, put: 'behind', text });
const before = (file: string, at: RegExp, text: string): Edit => ({ file, at, put: 'before', text });

const TYPES = 'packages/question-types/src';

export const questionTypeEdits: readonly Edit[] = [
  behind(
    'packages/contracts/src/entities/question.ts',
    /\n {2}ranking: \{ label.*\},/,
    "\n  {{name}}: { label: '{{Name}}', aliases: [] },",
  ),
  ...[
    { file: 'core/answer-readers.ts', door: '../types', from: 'answers', what: 'Answers' },
    { file: 'core/registry.ts', door: '../types', from: 'core', what: '' },
  ].flatMap(({ file, door, from, what }) => [
    before(`${TYPES}/${file}`, /import /, `import { {{name}}${what} } from '${door}/{{name}}/{{name}}.${from}';\n`),
    behind(`${TYPES}/${file}`, new RegExp(`\\n {2}asAny\\(ranking${what}\\),`), `\n  asAny({{name}}${what}),`),
  ]),
  ...['Input', 'Editor', 'Result'].flatMap((view) => {
    const file = `${TYPES}/${view.toLowerCase()}.ts`;
    return [
      before(file, /import /, `import { {{Name}}${view} } from './types/{{name}}/{{Name}}${view}';\n`),
      behind(file, /\n {2}ranking: \w+,/, `\n  {{name}}: {{Name}}${view},`),
    ];
  }),
];

const WIRE = 'packages/contracts/src';

const wireEdits: readonly Edit[] = [
  behind(`${WIRE}/core/operation.ts`, /serviceNames = \[[^\]]+(?=\])/, ", '{{name}}'"),
  before(`${WIRE}/entities/health-terms.ts`, /'gateway'\] as const/, "'{{name}}', "),
  behind(
    `${WIRE}/operations/index.ts`,
    /import \* as team from '.\/team';/,
    "\nimport * as {{name}} from './{{name}}';",
  ),
  before(`${WIRE}/operations/index.ts`, /\]\.flatMap/, '  {{name}},\n'),
  ...['index', 'producers'].map((file) =>
    behind(
      `${WIRE}/events/${file}.ts`,
      /import \* as subscribers from '.\/subscribers';/,
      "\nimport * as {{name}} from './{{name}}';",
    ),
  ),
  before(`${WIRE}/events/producers.ts`, / \};\n/, ', {{name}}'),
  before(`${WIRE}/events/index.ts`, /\]\.flatMap/, ', {{name}}'),
  before(`${WIRE}/events/routing.ts`, /\} as const satisfies/, "  '{{name}}.erasures': [councilErasedEvent],\n"),
  before(
    `${WIRE}/operations/gateway-routes.ts`,
    / {2}\{ prefix: '\/api\/public'/,
    "  { prefix: '/api/{{name}}', service: '{{name}}' },\n",
  ),
  before(
    `${WIRE}/index.ts`,
    /export \* from '.\/core\/actor';/,
    "export * from './entities/{{one}}';\nexport * from './events/{{name}}';\nexport * from './operations/{{name}}';\n",
  ),
];

const COMPOSE = 'docker-compose.yml';

/** Two containers of it, a user of its database for it alone, and who is told where it is. */
const containerEdits: readonly Edit[] = [
  before(
    COMPOSE,
    /\n {2}gateway:\n/,
    `
  {{name}}:
    <<: *service
    image: folkmoot/{{name}}:\${VERSION:-latest}
    build: { context: ., dockerfile: deploy/Dockerfile, target: service, args: { DEPLOYABLE: services/{{name}} } }
    command: [node, --enable-source-maps, services/{{name}}/dist/main.mjs]
    environment:
      <<: *service-environment
      MONGODB_URI_FILE: /run/secrets/mongodb_uri_{{name}}
    secrets:
      - { source: amqp_url_{{name}}, target: /run/secrets/amqp_url }
      - { source: service_key_{{name}}, target: /run/secrets/service_key }
      - trusted_keys
      - mongodb_uri_{{name}}
      - smtp_url
`,
  ),
  {
    ...behind(COMPOSE, /\n {6}PUBLIC_URL: http:\/\/public:8080/, '\n      {{NAME}}_URL: http://{{name}}:8080'),
    everywhere: true,
  },
  behind(COMPOSE, /\n {6}- mongodb_password_public/, '\n      - mongodb_password_{{name}}'),
  ...['password', 'uri'].map((what) =>
    behind(
      COMPOSE,
      new RegExp(`\\n {2}mongodb_${what}_public: .*`),
      `\n  mongodb_${what}_{{name}}: { file: ./deploy/secrets/mongodb_${what}_{{name}} }`,
    ),
  ),
  ...['amqp_url', 'service_key'].map((what) =>
    behind(
      COMPOSE,
      new RegExp(`\\n {2}${what}_public: .*`),
      `\n  ${what}_{{name}}: { file: ./deploy/secrets/${what}_{{name}} }`,
    ),
  ),
  behind('deploy/make-secrets.mjs', /services = \[[^\]]+(?=\])/, ", '{{name}}'"),
  behind('deploy/production.yml', /\n {2}public: \*people/, '\n  {{name}}: *people'),
  behind('docs/guides/back-up-and-restore.md', /docker compose stop gateway [a-z ]+/, ' {{name}}'),
  behind('docs/guides/operate.md', /\| `admin`, [a-z`, ]+`public`/, ', `{{name}}`'),
];

export const serviceEdits: readonly Edit[] = [
  ...wireEdits,
  ...containerEdits,
  behind('gateway/src/config.ts', /\n {2}PUBLIC_URL: (.*),/, '\n  {{NAME}}_URL: $1,'),
  behind('services/admin/src/config.ts', /\n {2}PUBLIC_URL: (.*),/, '\n  {{NAME}}_URL: $1,'),
  before('scripts/run/environment.ts', / {2}'gateway',\n\] as const/, "  'services/{{name}}',\n"),
  behind(
    'mf-admin/src/features/activity-log/activity-log.messages.ts',
    /\n {2}'segment\.changed': .*,/,
    "\n  '{{one}}.changed': '{{One}} changed',",
  ),
  behind(
    'mf-admin/src/features/system-health/system-health.messages.ts',
    /\n {4}public: 'Pages for residents',/,
    "\n    {{name}}: '{{Name}}',",
  ),
  behind('README.md', /\n\| `services\/public\/` .*/, '\n| `services/{{name}}/` | {{name}} |'),
];

export const remoteEdits: readonly Edit[] = [
  behind('package.json', /\n {4}"mf-public"/, ',\n    "mf-{{name}}"'),
  behind('README.md', /\n\| `mf-public\/` .*/, '\n| `mf-{{name}}/` | {{name}}, a part of the dashboard |'),
];

/** Where something belongs in a text: once, or at every place that is like it. */
const placesIn = (text: string, { at, everywhere }: Edit): RegExpExecArray[] => {
  const found = [...text.matchAll(new RegExp(at, 'g'))];
  return everywhere ? found : found.slice(0, 1);
};

/** A text with what is new in it. Throws when the place is not to be found. */
const applied = (text: string, edit: Edit, values: Values): string => {
  const places = placesIn(text, edit);
  if (places.length === 0)
    throw new Problem(`${edit.file} has changed: nothing there is like ${edit.at}. Mend scripts/new/edits.ts.`);
  // From the end, so that the places before stay where they were found.
  return places.reduceRight((whole, found) => {
    const place = edit.put === 'before' ? found.index : found.index + found[0].length;
    const filled = fill(edit.text, values).replaceAll('$1', found[1] ?? '');
    return `${whole.slice(0, place)}${filled}${whole.slice(place)}`;
  }, text);
};

/** Makes all edits, or none when one of them finds no place. The files that it changed. */
export const applyEdits = (root: string, edits: readonly Edit[], values: Values): string[] => {
  const texts = new Map<string, string>();
  for (const edit of edits) {
    const text = texts.get(edit.file) ?? readFileSync(path.join(root, edit.file), 'utf8');
    texts.set(edit.file, applied(text, edit, values));
  }
  for (const [file, text] of texts) writeFileSync(path.join(root, file), text);
  return [...texts.keys()];
};
