import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { SentimentLabel } from '@folkmoot/contracts';
import { type JudgedLanguage, judgedLanguages } from '../built-in/languages/languages';
import type { CodebookTheme } from '../built-in/theme-reader';

export interface LabelledText {
  readonly text: string;
  readonly language: JudgedLanguage;
  readonly sentiment: SentimentLabel;
  /** Null when nobody labelled the themes. */
  readonly themes: readonly string[] | null;
}

const dataFolder = path.resolve(import.meta.dirname, '../../data');

const readSet = (folder: string, language: JudgedLanguage): LabelledText[] => {
  const file = path.join(dataFolder, folder, `${language}.jsonl`);
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => ({ themes: null, ...(JSON.parse(line) as Omit<LabelledText, 'themes'>) }));
};

/** Comments for training. The older ones have no themes, and there are none in Welsh. */
export const trainingComments = (): LabelledText[] =>
  judgedLanguages.flatMap((language) => [...readSet('training', language), ...readSet('older/training', language)]);

/** The evaluation set by an author who saw nothing else. The second of every two comments is held out. */
export const evaluationComments = (half: 'seen' | 'held out'): LabelledText[] =>
  judgedLanguages.flatMap((language) =>
    readSet('evaluation', language).filter((_, index) => (index % 2 === 1) === (half === 'held out')),
  );

export const evaluationCodebook = (): CodebookTheme[] =>
  JSON.parse(readFileSync(path.join(dataFolder, 'evaluation/codebook.json'), 'utf8')) as CodebookTheme[];
