import type { Answer, AnswerValue, Question } from '@folkmoot/contracts/client';
import { questionType } from '@folkmoot/question-types/core';
import { Badge, Group, Stack, Text } from '@folkmoot/ui';
import { messages } from './submissions.messages';

/** Several things that were chosen, each in words; null where the answer is one thing. */
const partsOf = (answer: AnswerValue, question: Question | undefined): string[] | null => {
  if (!Array.isArray(answer)) return null;
  if (!question) return answer;
  // Each is what it adds to the words of those before it: a label may hold what stands between two of them.
  const texts = answer.map((_, index) => questionType(question.type).toText(answer.slice(0, index + 1), question));
  return texts.map((text, index) => (index === 0 ? text : text.slice(`${texts[index - 1]}; `.length)));
};

const textOf = (answer: AnswerValue, question: Question | undefined): string =>
  question ? questionType(question.type).toText(answer, question) : String(answer);

const Value = ({ answer, question }: { answer: AnswerValue; question: Question | undefined }) => {
  const parts = partsOf(answer, question);
  if (!parts)
    return (
      <Text style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }} dir="auto">
        {textOf(answer, question)}
      </Text>
    );
  return (
    <Group gap={6}>
      {parts.map((part) => (
        <Badge key={part} variant="light" color="gray" tt="none" size="lg" fw={500}>
          {part}
        </Badge>
      ))}
    </Group>
  );
};

interface Props {
  answers: readonly Answer[];
  /** Every question that was ever asked. */
  questions: readonly Question[];
}

/** What one person said, as people read it, in the order of the survey (E-72, E-73). */
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
