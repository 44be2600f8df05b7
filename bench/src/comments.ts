/**
 * @file `npm run bench -- comments`: milliseconds of the processor for each comment that the built-in analysis reads and that it assigns
 * themes to, for 1,000 to 50,000 comments, and the time to propose themes for 5,000.
 */

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { analyseHere, createThemeReader, proposeThemes, readTexts } from '@folkmoot/ai-providers/work';
import { machine } from './rounds';

const SIZES = [1_000, 10_000, 50_000];
const PROPOSED_FOR = 5_000;
/** All languages are in it, so that their words are ready. */
const WARM_UP = 2_500;
const data = path.resolve(import.meta.dirname, '../../packages/ai-providers/data');

interface Line {
  readonly text: string;
}

const linesOf = (set: string, language: string): string[] =>
  readFileSync(path.join(data, set, `${language}.jsonl`), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => (JSON.parse(line) as Line).text);

/** Processor time, because other work on the machine must not count. */
const millisecondsFor = (work: () => void): number => {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
};

export const comments = async (): Promise<string> => {
  const sources = ['en', 'es', 'fr', 'de', 'cy'].flatMap((language) => linesOf('training', language));
  const many = (count: number) => Array.from({ length: count }, (_, at) => `${sources[at % sources.length]} ${at}`);
  const codebook = JSON.parse(readFileSync(path.join(data, 'evaluation/codebook.json'), 'utf8'));
  const readThemes = createThemeReader(codebook);
  readTexts(many(WARM_UP));
  for (const text of many(WARM_UP)) readThemes(text, 'en');
  const rows = SIZES.map((count) => {
    const texts = many(count);
    let readings: ReturnType<typeof readTexts> = [];
    const reading = millisecondsFor(() => {
      readings = readTexts(texts);
    });
    const themes = millisecondsFor(() => {
      for (const [at, text] of texts.entries()) readThemes(text, readings[at]?.language ?? 'en');
    });
    const request = {
      type: 'themes' as const,
      campaignTitle: '',
      campaignDescription: '',
      councilName: '',
      industry: 'other',
      questions: [],
      responses: count,
      totalComments: count,
      comments: texts.map((text, at) => ({ responseId: `r${at}`, questionId: 'q', text })),
    };
    const analysis = millisecondsFor(() => void analyseHere(request));
    return [`${count}`, ...[reading, themes, analysis].map((all) => (all / count).toFixed(3))];
  });
  const texts = many(PROPOSED_FOR).map((text) => ({ text, language: 'en' as const, label: null }));
  const proposing = millisecondsFor(() => void proposeThemes(texts, codebook));
  const heads = ['comments', 'ms to read one', 'ms for its themes', 'ms in the analysis of themes'];
  const lines = [heads, ...rows].map((row) =>
    row.map((cell, at) => cell.padEnd((heads[at] as string).length)).join('  '),
  );
  return [machine(), ...lines, `themes proposed for ${PROPOSED_FOR} comments: ${Math.round(proposing)} ms`].join('\n');
};
