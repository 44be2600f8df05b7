/** @file `npm run train:comments`: trains the built-in reading of comments, and writes its models and figures. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { judgedLanguages } from '../built-in/languages/languages';
import { readLinearModel, type StoredModel } from '../built-in/model/linear-model';
import { crossValidate } from './cross-validation';
import { evaluationCodebook, evaluationComments, trainingComments } from './labelled-files';
import { measure } from './measure';
import { trainSentiment, trainTopics } from './models';

const folder = path.resolve(import.meta.dirname, '../built-in/model');
const HEAD = '/** @file Written by `npm run train:comments`. Do not edit. */';

const say = (text: string): void => {
  process.stdout.write(`${text}\n`);
};

const writeModel = (file: string, name: string, { classes, scale, features, content }: StoredModel): void => {
  const lines = [
    HEAD,
    "import type { StoredModel } from './linear-model';",
    '',
    `export const ${name}: StoredModel = {`,
    `  classes: '${classes.join(' ')}'.split(' '),`,
    `  scale: ${scale},`,
    `  features: ${features},`,
    '  content:',
    `    '${content}',`,
    '};',
    '',
  ];
  writeFileSync(path.join(folder, file), lines.join('\n'));
  say(`${file}: ${features} features, ${Math.round(content.length / 1_000)} kB`);
};

const comments = trainingComments();
const codebook = evaluationCodebook();
say(`${comments.length} comments for training`);
if (process.argv.includes('--cross-validate')) say(JSON.stringify(crossValidate(comments, codebook)));

const sentiment = trainSentiment(comments);
const topics = trainTopics(comments);
writeModel('sentiment.model.ts', 'sentimentContent', sentiment);
writeModel('topics.model.ts', 'topicContent', topics);

const models = { sentiment: readLinearModel(sentiment), topics: readLinearModel(topics) };
const unseen = [...evaluationComments('seen'), ...evaluationComments('held out')];
const figures = judgedLanguages.map((language) => {
  const own = unseen.filter((comment) => comment.language === language);
  return [language, measure(own, codebook, models)] as const;
});
const rows = figures.map(([language, figure]) => {
  const fields = Object.entries(figure).map(([name, value]) => `${name}: ${value}`);
  return `  ${language}: { ${fields.join(', ')} },`;
});
const text = [
  HEAD,
  "import type { JudgedLanguage } from '../languages/languages';",
  '',
  'interface Figures {',
  '  readonly comments: number;',
  '  readonly accuracy: number;',
  '  readonly macroF1: number;',
  '  /** Ends of the 95 % bootstrap interval of the macro F1. */',
  '  readonly low: number;',
  '  readonly high: number;',
  '  /** Micro F1 of themes of the codebook. */',
  '  readonly themes: number;',
  '}',
  '',
  '/** Measured with the evaluation set, which no training has seen. */',
  'export const figures: Readonly<Record<JudgedLanguage, Figures>> = {',
  ...rows,
  '};',
  '',
];
writeFileSync(path.join(folder, 'figures.ts'), text.join('\n'));
for (const [language, figure] of figures) say(`${language} ${JSON.stringify(figure)}`);
