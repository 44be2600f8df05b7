import type { Answer, AnswerValue, Question } from '@folkmoot/contracts/client';
import { questionType } from '@folkmoot/question-types/core';
import { Badge, Group, Stack, Text } from '@folkmoot/ui';
import { messages } from './submissions.messages';

/** The parts of an answer with several choices, each as text. Null for other answers. */
const partsOf = (answer: AnswerValue, question: Question | undefined): string[] | null => {
  if (!Array.isArray(answer)) return null;
  if (!question) return answer;
  // Each part is what its value adds to the text: splitting at the separator would fail, because a label can contain
  // it.
  const texts = answer.map((_, index) => questionType(question.type).toText(answer.slice(0, index + 1), question));
  return texts.map((text, index) => (index === 0 ? text : text.slice(`${texts[index - 1]}; `.length)));
};

/** An answer in words. */
export const answerText = (answer: AnswerValue, question: Question | undefined): string =>
  question ? questionType(question.type).toText(answer, question) : String(answer);

/** An answer is always shown in full, also on narrow screens. */
const wrapping = {
  h: 'auto',
  mih: 26,
  maw: '100%',
  styles: { label: { whiteSpace: 'normal', overflowWrap: 'anywhere', textAlign: 'start' } },
} as const;

const Value = ({ answer, question }: { answer: AnswerValue; question: Question | undefined }) => {
  const parts = partsOf(answer, question);
  if (!parts)
    return (
      <Text style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }} dir="auto">
        {answerText(answer, question)}
      </Text>
    );
  return (
    <Group gap={6}>
      {parts.map((part) => (
        <Badge key={part} variant="light" color="gray" tt="none" size="lg" fw={500} {...wrapping}>
          {part}
        </Badge>
      ))}
    </Group>
  );
};

interface Props {
  answers: readonly Answer[];
  /** All questions of all versions of the survey. */
  questions: readonly Question[];
}

/** The answers of one response as text, in the order of the survey. */
export const Answers = ({ answers, questions }: Props) => (
  <Stack component="dl" gap="sm" m={0}>
    {answers.map(({ questionId, answer }, index) => {
      const question = questions.find(({ id }) => id === questionId);
      return (
        <div key={questionId}>
          <Text component="dt" size="sm" c="dimmed">
            {question?.title || messages.question(index + 1)}
          </Text>
          <dd style={{ margin: 0 }}>
            <Value answer={answer} question={question} />
          </dd>
        </div>
      );
    })}
  </Stack>
);
