import { existsSync } from 'node:fs';
import path from 'node:path';
import { questionTypeIds } from '@folkmoot/contracts';

const PACKAGE = 'packages/question-types';

const capital = (word: string): string => `${word.charAt(0).toUpperCase()}${word.slice(1)}`;

/** A module of a question type's folder and its export: `rating` has `types/rating/RatingInput`. */
interface Member {
  readonly id: string;
  readonly module: string;
  readonly member: string;
}

const membersOf = (moduleOf: (id: string) => string, memberOf: (id: string) => string): Member[] =>
  questionTypeIds.map((id) => ({ id, module: `src/types/${id}/${moduleOf(id)}`, member: memberOf(id) }));

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

/** Types are read from stored data too, so an id may have no view. */
const viewsOf = (name: string, view: string): string => {
  const members = membersOf(
    (id) => `${capital(id)}${view}`,
    (id) => `${capital(id)}${view}`,
  );
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
    (id) => `${id}-words.messages`,
    (id) => `${id}Words`,
  ).filter(({ module }) => existsSync(path.join(root, PACKAGE, `${module}.ts`)));
  return [...importsOf(members), '', `export const inputWords = { ${entriesOf(members)} };`, ''].join('\n');
};

/**
 * The registries of the question types, one for each bundle, from the one list of types: residents download readers and
 * inputs, services use cores, and only the dashboard has editors.
 */
export const questionTypeRegistries = (root: string): Record<string, string> => ({
  [`${PACKAGE}/generated/answer-readers.ts`]: listOf(
    'answerReaders',
    'AnyAnswerReader',
    membersOf(
      (id) => `${id}.answers`,
      (id) => `${id}Answers`,
    ),
  ),
  [`${PACKAGE}/generated/cores.ts`]: listOf(
    'cores',
    'AnyQuestionType',
    membersOf(
      (id) => `${id}.core`,
      (id) => id,
    ),
  ),
  [`${PACKAGE}/generated/inputs.ts`]: viewsOf('inputs', 'Input'),
  [`${PACKAGE}/generated/editors.ts`]: viewsOf('editors', 'Editor'),
  [`${PACKAGE}/generated/result-views.ts`]: viewsOf('resultViews', 'ResultView'),
  [`${PACKAGE}/generated/input-words.ts`]: inputWords(root),
});
