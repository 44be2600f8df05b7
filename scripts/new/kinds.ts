import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Edit, questionTypeEdits, remoteEdits, serviceEdits } from './edits';
import type { Names } from './names';
import type { Values } from './render';

export interface Kind {
  readonly edits: readonly Edit[];
  /** The folder of the new workspace. Absent when the kind makes none. */
  readonly workspace?: (names: Names) => string;
  /** Values of the templates besides the names. */
  readonly values?: (root: string) => Values;
  /** The next steps for the user. */
  readonly next: (names: Names) => readonly string[];
}

const read = (root: string, file: string): string => readFileSync(path.join(root, file), 'utf8');
const highest = (texts: readonly string[], number: RegExp): number =>
  Math.max(...texts.flatMap((text) => [...text.matchAll(number)].map(([, digits]) => Number(digits))));

/** The next port and position after the existing remotes. */
const remoteValues = (root: string): Values => {
  const inEvery = (name: string) =>
    readdirSync(root)
      .map((dir) => `${dir}/${name}`)
      .filter((file) => existsSync(path.join(root, file)))
      .map((file) => read(root, file));
  return {
    port: String(highest(inEvery('rspack.config.mjs'), /port: (\d+)/g) + 1),
    order: String(highest(inEvery('remote.json'), /"order": (\d+)/g) + 10),
    react: JSON.parse(read(root, 'shell/package.json')).dependencies.react,
    shellSdk: JSON.parse(read(root, 'packages/shell-sdk/package.json')).version,
  };
};

export const kinds: Readonly<Record<string, Kind>> = {
  'question-type': {
    edits: questionTypeEdits,
    next: ({ name }) => [
      `Say what people answer: packages/question-types/src/types/${name}`,
      `Try it: npx jest packages/question-types`,
      'Guide: docs/guides/add-a-question-type.md',
    ],
  },
  service: {
    edits: serviceEdits,
    workspace: ({ name }) => `services/${name}`,
    next: ({ name, one: singular }) => [
      `Say what one is: packages/contracts/src/entities/${singular}.ts`,
      `Try it: npx jest services/${name}`,
      'Guide: docs/guides/add-a-service.md',
    ],
  },
  remote: {
    edits: remoteEdits,
    workspace: ({ name }) => `mf-${name}`,
    values: remoteValues,
    next: ({ name }) => [
      `See it alone: npm run dev -w mf-${name}`,
      `Try it: npx jest mf-${name}`,
      'Guide: docs/guides/add-a-remote.md',
    ],
  },
};
