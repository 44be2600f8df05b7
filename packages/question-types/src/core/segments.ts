import type { AnswerValue, Question, QuestionResult } from '@folkmoot/contracts/client';
import { lookup } from '@folkmoot/contracts/dictionary';
import { type Choice, type Counters, percentOf, type Segment, type SegmentTest } from './question-type';

const tests: {
  readonly [K in SegmentTest['is']]: (answer: AnswerValue, test: Extract<SegmentTest, { is: K }>) => boolean;
} = {
  equal: (answer, { value }) => answer === value,
  holding: (answer, { value }) => Array.isArray(answer) && answer.includes(value),
  first: (answer, { value }) => Array.isArray(answer) && answer[0] === value,
  between: (answer, { from, to }) => typeof answer === 'number' && answer >= from && answer <= to,
};

/** True when an answer belongs to the segment with this test. */
export const meetsTest = (answer: AnswerValue, test: SegmentTest): boolean =>
  (tests[test.is] as (answer: AnswerValue, test: SegmentTest) => boolean)(answer, test);

/** Number of answers in each segment, with whole percentages of those who answered. */
export const segmentCounts = (segments: readonly Segment[], counters: Counters): QuestionResult['segments'] =>
  segments.map(({ value, label, counter }) => {
    const count = lookup(counters, counter) ?? 0;
    return { value, label, count, percent: percentOf(count, counters.answered ?? 0) };
  });

/** The segments of options, for answers that are one id. */
export const optionSegments = (
  choices: readonly Choice[],
  is: 'equal' | 'holding' | 'first',
  counterOf: (id: string) => string,
): Segment[] =>
  choices.map((choice) => ({ ...choice, counter: counterOf(choice.value), test: { is, value: choice.value } }));

/** The segments of free-text types: none. */
export const noSegments = (_question: Question): readonly Segment[] => [];
