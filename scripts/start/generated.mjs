/**
 * @file Makes the source files that are not committed. Everything that reads sources calls it first: the build, the
 * checks, jest. It takes a few milliseconds when nothing changed.
 */
import { runCommand } from './run-command.mjs';
import { staleParts, storeStamps, takeStamps } from './stale.mjs';

const GENERATOR = ['scripts/generate.ts', 'scripts/generate'];

/** @type {import('./stale.mjs').Made[]} */
const generated = [
  {
    name: 'generated client',
    sources: ['packages/contracts/src', ...GENERATOR],
    output: 'packages/contracts/generated/client-operations.ts',
  },
  {
    name: 'generated registries of question types',
    sources: ['packages/contracts/src/entities/question.ts', 'packages/question-types/src/types', ...GENERATOR],
    // The last one that is written.
    output: 'packages/question-types/generated/input-words.ts',
  },
  {
    name: 'generated source of the verifier of evidence packs',
    sources: ['packages/evidence/verify.mjs', ...GENERATOR],
    output: 'packages/evidence/generated/verifier-source.ts',
  },
];

/**
 * Writes the generated sources when one is missing, or older than what it is made from.
 * @param {string} root
 */
export const makeGenerated = async (root) => {
  if (staleParts(root, generated).length === 0) return;
  const stamps = takeStamps(root, generated);
  await runCommand(process.execPath, ['--import', 'tsx', 'scripts/generate.ts'], { cwd: root });
  storeStamps(root, stamps);
};
