import { existsSync } from 'node:fs';
import path from 'node:path';
import { questionTypeIds } from '@folkmoot/contracts';

const PACKAGE = 'packages/question-types';

/**
 * The types in a resident's first download. What other types need to read and show an answer is fetched when a survey
 * has them, and so is the field for numbers that are typed.
 */
const FIRST: ReadonlySet<string> = new Set([
  'text',
  'textarea',
  'dropdown',
  'multiselect',
  'rating',
  'number',
  'image',
  'ranking',
]);
const isFirst = ({ id }: { id: string }): boolean => FIRST.has(id);

const capital = (word: string): string => `${word.charAt(0).toUpperCase()}${word.slice(1)}`;

/** Names of files have no capitals inside: `pictureChoice` is `picture-choice`. */
const fileName = (id: string): string => id.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** A module of a question type's folder and its export: `rating` has `types/rating/RatingInput`. */
interface Member {
  readonly id: string;
  readonly module: string;
  readonly member: string;
}

const membersOf = (moduleOf: (id: string) => string, memberOf: (id: string) => string): Member[] =>
  questionTypeIds.map((id) => ({ id, module: `src/types/${fileName(id)}/${moduleOf(id)}`, member: memberOf(id) }));

const importsOf = (members: readonly Member[]): string[] =>
  members.map(({ module, member }) => `import { ${member} } from '../${module}';`);

const entriesOf = (members: readonly Member[]): string =>
  members.map(({ id, member }) => `${id}: ${member}`).join(', ');

const listOf = (name: string, type: string, members: readonly Member[]): string => {
  const cast = `a${type.slice(1)}`;
  return [
    `import { type ${type}, ${cast} } from '../src/core/question-type';`,
    ...importsOf(members),
    '',
    `export const ${name}: readonly ${type}[] = [${members.map(({ member }) => `${cast}(${member})`).join(', ')}];`,
    '',
  ].join('\n');
};

const viewMembers = (view: string): Member[] =>
  membersOf(
    (id) => `${capital(id)}${view}`,
    (id) => `${capital(id)}${view}`,
  );

/** Types are read from stored data too, so an id may have no view. */
const viewsOf = (name: string, view: string, members: readonly Member[] = viewMembers(view)): string => {
  const type = view === 'ResultView' ? view : `${view}View`;
  return [
    "import type { QuestionTypeId } from '@folkmoot/contracts/client';",
    `import type { ${type} } from '../src/views';`,
    ...importsOf(members),
    '',
    `export const ${name}: Partial<Record<QuestionTypeId, ${type}>> = { ${entriesOf(members)} };`,
    '',
  ].join('\n');
};

/** Not every type has texts for residents of its own. */
const inputWords = (root: string): string => {
  const members = membersOf(
    (id) => `${fileName(id)}-words.messages`,
    (id) => `${id}Words`,
  ).filter(({ module }) => existsSync(path.join(root, PACKAGE, `${module}.ts`)));
  const later = [...members.filter((member) => !isFirst(member)).map(({ id }) => id), OPTIONS_PART];
  return [
    ...importsOf(members),
    "import { optionWords } from '../src/options/option-words.messages';",
    '',
    `export const inputWords = { ${entriesOf(members)}, ${OPTIONS_PART}: optionWords };`,
    '/** The texts that a page has only when a question needs them. */',
    `export const laterWords: readonly string[] = ${JSON.stringify(later)};`,
    '',
  ].join('\n');
};

const readerMembers = membersOf(
  (id) => `${fileName(id)}.answers`,
  (id) => `${id}Answers`,
);

/** Fields that first types need only sometimes, by the name that they are asked for. */
const LATER_FIELDS: readonly Member[] = [
  { id: 'numberField', module: 'src/types/number/NumberField', member: 'NumberField' },
];

/** Types that share an input are fetched as one file. */
const ONE_FILE: readonly string[] = ['email', 'phone', 'postcode'];
const fileOf = (id: string): string => (ONE_FILE.includes(id) ? 'line' : id);

/** The part for questions whose options have settings, by the name that it is asked for. */
const OPTIONS_PART = 'options';

const laterReaders = readerMembers.filter((member) => !isFirst(member));
const laterInputs = [...viewMembers('Input').filter((member) => !isFirst(member)), ...LATER_FIELDS];

/** All of them at once, for servers and for staff. */
const laterReadersAtOnce = [
  "import { type LaterReader, anyAnswerReader } from '../src/core/question-type';",
  "import { optionReaders } from '../src/options/option-readers';",
  ...importsOf(laterReaders),
  '',
  `export const laterReaders: Record<string, LaterReader> = { ${laterReaders
    .map(({ id, member }) => `${id}: { reader: anyAnswerReader(${member}) }`)
    .join(', ')}, ...optionReaders };`,
  '',
].join('\n');

const laterInputsAtOnce = [
  "import { optionInputs } from '../src/options/option-inputs';",
  "import type { LaterInput } from '../src/views';",
  ...importsOf(laterInputs),
  '',
  `export const laterInputs: Record<string, LaterInput> = { ${laterInputs
    .map(({ id, member }) => `${id}: { Input: ${member} }`)
    .join(', ')}, ...optionInputs };`,
  'export const loadLater = async (_names: readonly string[]): Promise<void> => undefined;',
  '',
].join('\n');

/** In a resident's page: nothing until `loadLater` has fetched it. */
const laterOnDemand = [
  "import type { LaterReader } from '../src/core/question-type';",
  "import type { LaterInput } from '../src/views';",
  '',
  'const later: Record<string, LaterReader & LaterInput> = {};',
  'export const loadLater = async (names: readonly string[]): Promise<unknown> =>',
  "  names[0] && Object.assign(later, ...(await (await import('./later-parts')).fetchParts(names)));",
  'export { later as laterInputs, later as laterReaders };',
  '',
].join('\n');

const laterNames: readonly string[] = [...laterInputs.map(({ id }) => id), OPTIONS_PART];

/**
 * One file for each part, with an export for each type or field that it serves. The list is a file of its own, so that
 * the first script of a page does not grow with the number of types.
 */
const laterParts = [
  "import { lookup } from '@folkmoot/contracts/dictionary';",
  '',
  `const parts: Record<string, () => Promise<object>> = { ${laterNames
    .map((id) => `${id}: () => import('./later/${fileOf(id)}')`)
    .join(', ')} };`,
  'export const fetchParts = (names: readonly string[]) => Promise.all(names.map((name) => lookup(parts, name)?.()));',
  '',
].join('\n');

/** The files by name, so that the server can ask the browser to fetch them with the first script. */
const laterFileNames = [
  `export const laterFileNames: Readonly<Record<string, string>> = { ${laterNames
    .map((id) => `${id}: '${fileOf(id)}'`)
    .join(', ')} };`,
  '',
].join('\n');

/** The file of some types or fields. */
const laterPart = (parts: readonly Member[]): string => {
  const readers = laterReaders.filter(({ id }) => parts.some((part) => part.id === id));
  const readerOf = (id: string): string => {
    const reader = readers.find((each) => each.id === id);
    return reader ? `, reader: ${reader.member}` : '';
  };
  return [
    ...[...parts, ...readers].map(({ module, member }) => `import { ${member} } from '../../${module}';`),
    '',
    ...parts.map(({ id, member }) => `export const ${id} = { Input: ${member}${readerOf(id)} };`),
    '',
  ].join('\n');
};

const laterFiles = [...new Set(laterInputs.map(({ id }) => fileOf(id)))].map(
  (file) => [file, laterInputs.filter(({ id }) => fileOf(id) === file)] as const,
);

const optionsPart = ["export * from '../../src/options/options.part';", ''].join('\n');

/**
 * The registries of the question types, one for each bundle, from the one list of types: residents download readers and
 * inputs, services use cores, and only the dashboard has editors.
 */
export const questionTypeRegistries = (root: string): Record<string, string> => ({
  [`${PACKAGE}/generated/answer-readers.ts`]: listOf('answerReaders', 'AnyAnswerReader', readerMembers.filter(isFirst)),
  [`${PACKAGE}/generated/later-readers.ts`]: laterReadersAtOnce,
  [`${PACKAGE}/generated/later-inputs.ts`]: laterInputsAtOnce,
  [`${PACKAGE}/generated/later-on-demand.ts`]: laterOnDemand,
  [`${PACKAGE}/generated/later-parts.ts`]: laterParts,
  [`${PACKAGE}/generated/later-file-names.ts`]: laterFileNames,
  ...Object.fromEntries(laterFiles.map(([file, parts]) => [`${PACKAGE}/generated/later/${file}.ts`, laterPart(parts)])),
  [`${PACKAGE}/generated/later/${OPTIONS_PART}.ts`]: optionsPart,
  [`${PACKAGE}/generated/cores.ts`]: listOf(
    'cores',
    'AnyQuestionType',
    membersOf(
      (id) => `${fileName(id)}.core`,
      (id) => id,
    ),
  ),
  [`${PACKAGE}/generated/inputs.ts`]: viewsOf('inputs', 'Input', viewMembers('Input').filter(isFirst)),
  [`${PACKAGE}/generated/editors.ts`]: viewsOf('editors', 'Editor'),
  [`${PACKAGE}/generated/result-views.ts`]: viewsOf('resultViews', 'ResultView'),
  [`${PACKAGE}/generated/input-words.ts`]: inputWords(root),
});
