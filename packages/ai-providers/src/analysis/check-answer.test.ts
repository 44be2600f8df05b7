import type { AnalysisRequest } from './analysis.types';
import { checkAnswer } from './check-answer';

const praise = Array.from({ length: 12 }, (_, index) => `I love the wonderful new bench ${index}, thank you.`);
const complaints = Array.from({ length: 6 }, (_, index) => `The bins on path ${index} are disgusting and filthy.`);
const comments = [...praise, ...complaints].map((text, index) => ({
  responseId: `r${index}`,
  questionId: 'q',
  text,
  sent: text,
  key: `c${index + 1}`,
}));
const request: AnalysisRequest = {
  type: 'sentiment',
  campaignTitle: 'Park',
  campaignDescription: '',
  councilName: 'Riverside',
  industry: '',
  questions: [],
  responses: comments.length,
  totalComments: comments.length,
  comments,
  names: [],
};
const judge = (labelOf: (index: number) => string) => {
  const labels = Object.fromEntries(comments.map(({ key }, index) => [key, labelOf(index)]));
  return checkAnswer(JSON.stringify({ labels }), comments, request);
};

describe('the labels of clear praise and clear complaints', () => {
  it.each([
    ['everything is praise', () => 'positive'],
    ['everything is neutral', () => 'neutral'],
    ['half of the complaints are praise', (index: number) => (index < 15 ? 'positive' : 'negative')],
    ['half of the praise is complaints', (index: number) => (index < 6 ? 'positive' : 'negative')],
  ])('is refused when %s', (_, labelOf) => {
    expect(() => judge(labelOf)).toThrow('cannot be read');
  });
  it('are accepted when a third of one side has the opposite label', () => {
    const { result } = judge((index) => (index < 14 ? 'positive' : 'negative'));
    expect(result).toMatchObject({ sentimentDistribution: { positive: 14, negative: 4 } });
  });
});
