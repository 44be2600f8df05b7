import os from 'node:os';

export interface CheckStep {
  name: string;
  /** Problems, one per line. Empty when the step passes. */
  run(): Promise<readonly string[]>;
}

export interface Failure {
  readonly name: string;
  readonly problems: readonly string[];
}

export interface Outcome {
  passed: number;
  failed: number;
  readonly failures: Failure[];
}

const MOST_LINES = 60;
const NAME_WIDTH = 34;
const MS_PER_SECOND = 1000;

const problemsOf = async (step: CheckStep): Promise<readonly string[]> => {
  try {
    return await step.run();
  } catch (error) {
    const details: unknown = error instanceof Error && 'details' in error ? error.details : [];
    const text = error instanceof Error ? error.message : String(error);
    return [text, ...(Array.isArray(details) ? details.map(String) : [])];
  }
};

const shown = (problems: readonly string[], most = MOST_LINES): string[] => {
  const lines = problems.slice(0, most).map((line) => `      ${line}`);
  return problems.length > most ? [...lines, `      … and ${problems.length - most} more`] : lines;
};

/** So few are read as a whole. */
const FEW = 8;

const REPEATED_LINES = 12;

/** The last lines of a long output are read first, so failures are there again. */
const printFailures = (failures: readonly Failure[], ran: number, print: (line: string) => void): void => {
  if (failures.length === 0 || ran < FEW) return;
  print('');
  for (const { name, problems } of failures) {
    print(`  failed: ${name}`);
    for (const line of shown(problems, REPEATED_LINES)) print(line);
  }
};

/**
 * Runs steps in parallel, one per processor unless more are asked for, and reports each result when it is there. At the
 * end of many it repeats which ones failed.
 */
export const runSteps = async (
  steps: readonly CheckStep[],
  print: (line: string) => void,
  atOnce = Math.max(2, os.availableParallelism()),
): Promise<Outcome> => {
  const outcome: Outcome = { passed: 0, failed: 0, failures: [] };
  const queue = [...steps];
  const runOne = async (step: CheckStep): Promise<void> => {
    const began = performance.now();
    const problems = await problemsOf(step);
    const seconds = ((performance.now() - began) / MS_PER_SECOND).toFixed(1);
    outcome[problems.length > 0 ? 'failed' : 'passed'] += 1;
    print(`  ${problems.length > 0 ? '✗' : '✓'} ${step.name.padEnd(NAME_WIDTH)} ${seconds} s`);
    for (const line of shown(problems)) print(line);
    if (problems.length > 0) outcome.failures.push({ name: step.name, problems });
  };
  const worker = async (): Promise<void> => {
    for (let step = queue.shift(); step; step = queue.shift()) await runOne(step);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  printFailures(outcome.failures, steps.length, print);
  return outcome;
};
