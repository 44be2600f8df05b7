import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { SentimentLabel } from '@folkmoot/contracts';
import { type JudgedLanguage, judgedLanguages } from '../built-in/languages/languages';
import type { CodebookTheme } from '../built-in/theme-reader';
import { labelledComments } from '../testing/labelled';

export interface LabelledText {
  readonly text: string;
  readonly language: JudgedLanguage;
  readonly sentiment: SentimentLabel;
  /** Null when nobody labelled the themes. */
  readonly themes: readonly string[] | null;
}

const dataFolder = path.resolve(import.meta.dirname, '../../data');

const readSet = (set: 'training' | 'evaluation', language: JudgedLanguage): LabelledText[] =>
  readFileSync(path.join(dataFolder, set, `${language}.jsonl`), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as LabelledText);

/** Comments for training, with the older ones that were used to choose words. */
export const trainingComments = (): LabelledText[] =>
  judgedLanguages.flatMap((language) => {
    const older = language === 'cy' ? [] : labelledComments[language].tuning;
    const toLabelled = ({ text, label }: (typeof older)[number]): LabelledText => ({
      text,
      language,
      sentiment: label,
      themes: null,
    });
    return [...readSet('training', language), ...older.map(toLabelled)];
  });

/** The evaluation set by an author who saw nothing else. The second of every two comments is held out. */
export const evaluationComments = (half: 'seen' | 'held out'): LabelledText[] =>
  judgedLanguages.flatMap((language) =>
    readSet('evaluation', language).filter((_, index) => (index % 2 === 1) === (half === 'held out')),
  );

export const evaluationCodebook = (): CodebookTheme[] =>
  JSON.parse(readFileSync(path.join(dataFolder, 'evaluation/codebook.json'), 'utf8')) as CodebookTheme[];
