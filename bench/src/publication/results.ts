/** @file Published results as the campaigns service makes them, with the bytes of their files. */
import type { PublishedQuestion, PublishedResults, ResultsFile } from '@folkmoot/contracts';
import { resultsFiles } from '@folkmoot/contracts';
import { hashOf } from '@folkmoot/service-kit';
import { seededRandom, wilsonShare } from '@folkmoot/statistics';

const OPTIONS = 6;
const RESPONSES = 35_600;
const AT = '2026-03-05T09:00:00.000Z';

const words = (
  'park street river library market bench light tree bus path school playground crossing garden square bridge town ' +
  'summer winter evening morning weekend safe clean quiet busy open closed wide green near often never always more'
).split(' ');

/** A sentence of words in an order of its own: real titles and options are not alike. */
const sentence = (random: () => number, length: number): string =>
  Array.from({ length }, () => words[Math.floor(random() * words.length)]).join(' ');

const questionAt = (at: number, random: () => number): PublishedQuestion => {
  const isWritten = at % 5 === 4;
  const answered = RESPONSES - Math.floor(random() * 9_000);
  const shares = Array.from({ length: OPTIONS }, () => random());
  const sum = shares.reduce((all, share) => all + share, 0);
  const rows = shares.map((share, option) => {
    const count = Math.round((answered * share) / sum);
    const { low, high } = wilsonShare(count, answered) ?? { low: 0, high: 1 };
    return {
      value: `q${at}_${option}`,
      label: sentence(random, 2 + Math.floor(random() * 4)),
      ...{ count, share: count / answered, interval: { low, high } },
    };
  });
  const examples = Array.from({ length: 5 }, () => `We need a ${sentence(random, 18)}.`);
  return {
    questionId: `q${at}`,
    type: isWritten ? 'textarea' : 'dropdown',
    label: `How do you feel about the ${sentence(random, 7)}?`,
    ...{ answered, asked: RESPONSES, hasHidden: at % 3 === 0, parts: [] },
    ...(isWritten ? { rows: [], answers: { published: 4_000, withheld: 12, examples } } : { rows }),
  };
};

export const resultsOf = (campaignId: string, questions: number): PublishedResults => {
  const random = seededRandom(questions);
  return {
    ...{ campaignId, version: 1, publishedAt: AT, title: 'What you said about the town' },
    introduction: `Thank you. ${sentence(random, 60)}.`,
    summary: `${sentence(random, 40)}.\n\n${sentence(random, 40)}.`,
    ...{ language: 'en', opensAt: '2026-01-05T09:00:00.000Z', closesAt: '2026-02-27T17:00:00.000Z', isOpen: false },
    ...{ responses: RESPONSES, minimumCell: 10, licence: 'ogl-uk-3.0' },
    questions: Array.from({ length: questions }, (_, at) => questionAt(at, random)),
    integrity: { reasons: ['A class of a school answered together.'], unknowable: ['who_answered'] },
    versions: [{ version: 1, publishedAt: AT, note: '', isWithdrawn: false }],
  };
};

/** The files of a version. Those that the page does not show are short. */
export const filesOf = (campaignId: string, questions: number): Readonly<Record<ResultsFile, string>> => ({
  'results.json': `${JSON.stringify(resultsOf(campaignId, questions), null, 2)}\n`,
  'responses.csv': 'question_id\r\n',
  'codebook.json': '{}\n',
});

export const checksumsOf = (files: Readonly<Record<ResultsFile, string>>) =>
  resultsFiles.map((file) => ({ file, sha256: hashOf(Buffer.from(files[file])) }));
