/**
 * @file `npm run evaluate:comments -- FILE [--codebook FILE] [--json]`: how often the built-in reading agrees with the
 * labels of a file of JSON Lines `{ text, language, sentiment, themes }`.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { readCodebook } from './codebook-file';
import { evaluateFile } from './evaluate';

const USAGE = 'usage: npm run evaluate:comments -- FILE [--codebook FILE] [--json]';
const SHOWN_PROBLEMS = 20;
const CODEBOOK = path.resolve(import.meta.dirname, '../../data/evaluation/codebook.json');

const complain = (text: string): void => {
  process.stderr.write(`${text}\n`);
};

const argumentsOf = () => {
  try {
    return parseArgs({
      allowPositionals: true,
      options: { codebook: { type: 'string' }, json: { type: 'boolean', default: false } },
    });
  } catch {
    return null;
  }
};

const rounded = (share: number): string => share.toFixed(3);

const tableOf = (results: Awaited<ReturnType<typeof evaluateFile>>): string => {
  const rows = [...results].map(([language, { n, sentiment, themes }]) => [
    language,
    String(n),
    sentiment ? rounded(sentiment.accuracy) : '–',
    sentiment ? rounded(sentiment.macroF1) : 'not stated',
    sentiment ? `${rounded(sentiment.low)} to ${rounded(sentiment.high)}` : '–',
    themes ? rounded(themes.microF1) : '–',
  ]);
  const all = [['language', 'n', 'accuracy', 'macro F1', '95 % interval', 'themes, micro F1'], ...rows];
  const widths = (all[0] as string[]).map((_, column) => Math.max(...all.map((row) => (row[column] as string).length)));
  return all
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] as number))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
};

const run = async (): Promise<number> => {
  const args = argumentsOf();
  const file = args?.positionals[0];
  if (!args || !file || args.positionals.length > 1) {
    complain(USAGE);
    return 2;
  }
  let problems = 0;
  const onProblem = (lineNumber: number, problem: string): void => {
    problems += 1;
    if (problems <= SHOWN_PROBLEMS) complain(`line ${lineNumber}: ${problem}; the line is skipped`);
  };
  try {
    const { codebook } = args.values;
    const results = await evaluateFile(file, {
      themes: codebook ? readCodebook(readFileSync(codebook, 'utf8')) : null,
      knownThemes: readCodebook(readFileSync(CODEBOOK, 'utf8')),
      onProblem,
    });
    if (problems > SHOWN_PROBLEMS) complain(`${problems} lines are skipped`);
    if (results.size === 0) {
      complain(`${file} has no line that can be used`);
      return 1;
    }
    process.stdout.write(
      args.values.json ? `${JSON.stringify(Object.fromEntries(results))}\n` : `${tableOf(results)}\n`,
    );
    return 0;
  } catch (error) {
    complain(`${error instanceof Error ? error.message : error}`);
    return 1;
  }
};

process.exitCode = await run();
