import { type Answer, momentInWords, type Question } from '@folkmoot/contracts';
import type { DocumentBlock, DocumentSection } from '@folkmoot/service-kit/paper';
import { answerInWords } from '../../records/question-export';
import { formatDuration } from '../../records/question-types.domain';
import { messages } from './report-document.messages';

export interface Sample {
  readonly number?: number;
  readonly createdAt: Date;
  readonly completionTimeSeconds: number | null;
  readonly answers: readonly Answer[];
}

interface Given {
  readonly samples: readonly Sample[];
  readonly questions: readonly Question[];
  readonly responses: number;
  readonly timezone: string;
  readonly isRedacted: boolean;
}

/** A sample is no full text: beyond these the CSV goes on. */
const LONGEST = 1_500;
const MOST_ANSWERS = 40;

const shortened = (text: string): string =>
  text.length > LONGEST ? messages.goesOn([...text].slice(0, LONGEST).join('')) : text;

const rowsOf = ({ answers }: Sample, questions: readonly Question[]) => {
  const given = new Map(answers.map(({ questionId, answer }) => [questionId, answer]));
  return questions.flatMap((question, index) => {
    const answer = given.get(question.id);
    if (answer === undefined) return [];
    const text = answerInWords(question, answer);
    return text === '' ? [] : [{ question: question.title || messages.untitled(index), answer: shortened(text) }];
  });
};

const blocksOf = (sample: Sample, { questions, timezone }: Given): DocumentBlock[] => {
  const { number, createdAt, completionTimeSeconds: seconds } = sample;
  const rows = rowsOf(sample, questions);
  const more = rows.length - MOST_ANSWERS;
  return [
    {
      kind: 'answers',
      title: messages.response(number),
      about: messages.submitted(momentInWords(createdAt, timezone), seconds === null ? null : formatDuration(seconds)),
      rows: rows.slice(0, MOST_ANSWERS),
    },
    ...(rows.length === 0 ? [{ kind: 'text' as const, tone: 'soft' as const, text: messages.noAnswers }] : []),
    ...(more > 0 ? [{ kind: 'text' as const, tone: 'soft' as const, text: messages.moreAnswers(more) }] : []),
  ];
};

/** The first three of the list of submissions, which has the newest first (D1, E-70). */
export const sampleSection = (given: Given): DocumentSection => {
  const { samples, responses, isRedacted } = given;
  const about = messages.samplesText(samples.length, responses);
  return {
    title: messages.samples,
    startsPage: true,
    blocks: [
      { kind: 'text', tone: 'soft', text: isRedacted ? `${about} ${messages.redacted}` : about },
      ...samples.flatMap((sample) => blocksOf(sample, given)),
    ],
  };
};
