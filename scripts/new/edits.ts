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
  behind(
    `${WIRE}/events/index.ts`,
    /import \* as subscribers from '.\/subscribers';/,
    "\nimport * as {{name}} from './{{name}}';",
  ),
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

export const serviceEdits: readonly Edit[] = [
  ...wireEdits,
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

/** A text with one line more. Throws when the place is not to be found. */
const applied = (text: string, { file, at, put, text: added }: Edit, values: Values): string => {
  const found = at.exec(text);
  if (!found) throw new Problem(`${file} has changed: nothing there is like ${at}. Mend scripts/new/edits.ts.`);
  const place = put === 'before' ? found.index : found.index + found[0].length;
  const filled = fill(added, values).replaceAll('$1', found[1] ?? '');
  return `${text.slice(0, place)}${filled}${text.slice(place)}`;
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
