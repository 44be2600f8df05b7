import { type Answer, momentInWords, type Question } from '@folkmoot/contracts';
import type { DocumentBlock, DocumentSection } from '@folkmoot/documents';
import { answerInWords, formatDuration } from '../../entities/survey';
import { messages } from './report-document.messages';

export interface Sample {
  readonly number?: number;
  readonly createdAt: Date;
  readonly completionTimeSeconds: number | null;
  readonly answers: readonly Answer[];
}

interface SampleFacts {
  readonly samples: readonly Sample[];
  readonly questions: readonly Question[];
  readonly responses: number;
  readonly timezone: string;
  readonly isRedacted: boolean;
}

/** Maximum characters of a sample. The CSV has the full text. */
const LONGEST = 1_500;
const MOST_ANSWERS = 40;

const shortened = (text: string): string =>
  text.length > LONGEST ? messages.goesOn([...text].slice(0, LONGEST).join('')) : text;

const rowsOf = ({ answers }: Sample, questions: readonly Question[]) => {
  const byQuestion = new Map(answers.map(({ questionId, answer }) => [questionId, answer]));
  return questions.flatMap((question, index) => {
    const answer = byQuestion.get(question.id);
    if (answer === undefined) return [];
    const text = answerInWords(question, answer);
    return text === '' ? [] : [{ question: question.title || messages.untitled(index), answer: shortened(text) }];
  });
};

const blocksOf = (sample: Sample, { questions, timezone }: SampleFacts): DocumentBlock[] => {
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

/** The first three of the list of submissions, which has the newest first. */
export const sampleSection = (facts: SampleFacts): DocumentSection => {
  const { samples, responses, isRedacted } = facts;
  const about = messages.samplesText(samples.length, responses);
  return {
    title: messages.samples,
    startsPage: false,
    blocks: [
      { kind: 'text', tone: 'soft', text: isRedacted ? `${about} ${messages.redacted}` : about },
      ...samples.flatMap((sample) => blocksOf(sample, facts)),
    ],
  };
};
