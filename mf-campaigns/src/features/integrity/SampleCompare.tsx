import type { AnswerValue, Question, Response } from '@folkmoot/contracts/client';
import { questionType } from '@folkmoot/question-types/core';
import { momentIn, useCouncilZone } from '@folkmoot/shell-sdk';
import { Button, Group, IconChevronLeft, IconChevronRight, Stack, Text, Title, VisuallyHidden } from '@folkmoot/ui';
import { useIsPhone } from '@folkmoot/ui/controls';
import { type TouchEvent, useRef, useState } from 'react';
import { messages } from './integrity.messages';
import classes from './integrity.module.css';
import { differenceOf, type Part } from './text-difference';

const texts = messages.sample;
const MIN_SWIPE_PX = 48;
const icon = { size: 16, stroke: 1.5, 'aria-hidden': true } as const;

/** Whether people write the answer in their own words. */
const holdsText = (question: Question | undefined): boolean =>
  question !== undefined && questionType(question.type).group === 'write';

export const isWritten = (question: Question | undefined, answer: AnswerValue): answer is string =>
  typeof answer === 'string' && holdsText(question);

const wordsOf = (answer: AnswerValue, question: Question | undefined): string =>
  question ? questionType(question.type).toText(answer, question) : String(answer);

const answerOf = (response: Response, questionId: string): AnswerValue | undefined =>
  response.answers.find((answer) => answer.questionId === questionId)?.answer;

const Changed = ({ part: { kind, text } }: { part: Part }) => {
  if (kind === 'same') return text;
  const Mark = kind === 'added' ? 'ins' : 'del';
  return (
    <Mark className={classes[kind]}>
      <VisuallyHidden>{texts[kind]} </VisuallyHidden>
      {text}
      <VisuallyHidden> {texts.end}</VisuallyHidden>
    </Mark>
  );
};

/** A text with its differences from another one. */
const TextDifference = ({ from, to, language }: { from: string; to: string; language: string | undefined }) => {
  const parts = differenceOf(from, to, language);
  if (parts === null)
    return (
      <Text className={classes.text} dir="auto">
        {to}{' '}
        <Text span size="xs" c="dimmed">
          ({texts.otherText})
        </Text>
      </Text>
    );
  return (
    <Text className={classes.text} dir="auto">
      {parts.map((part) => (
        <Changed key={part.at} part={part} />
      ))}
    </Text>
  );
};

interface AnswerProps {
  question: Question | undefined;
  answer: AnswerValue | undefined;
  /** The answer of the response that it is compared with. Null in that response itself. */
  base: { answer: AnswerValue | undefined } | null;
  language: string | undefined;
}

const ShownAnswer = ({ question, answer, base, language }: AnswerProps) => {
  if (answer === undefined)
    return (
      <Text size="sm" c="dimmed">
        {texts.noAnswer}
      </Text>
    );
  const words = wordsOf(answer, question);
  const other = base?.answer === undefined ? undefined : wordsOf(base.answer, question);
  if (base !== null && words === other)
    return (
      <Text className={classes.text} c="dimmed" dir="auto">
        {words} <VisuallyHidden>({texts.same})</VisuallyHidden>
      </Text>
    );
  if (other !== undefined && isWritten(question, answer))
    return <TextDifference from={other} to={words} language={language} />;
  return (
    <Text className={classes.text} fw={base === null ? undefined : 600} dir="auto">
      {words}
    </Text>
  );
};

interface ColumnProps {
  response: Response;
  /** Null for the response that the others are compared with. */
  base: Response | null;
  questions: readonly { id: string; title: string; question: Question | undefined }[];
}

const Column = ({ response, base, questions }: ColumnProps) => {
  const zone = useCouncilZone();
  const { number, createdAt, completionTimeSeconds } = response;
  const facts = [
    momentIn(createdAt, zone),
    ...(completionTimeSeconds === null ? [] : [texts.took(completionTimeSeconds)]),
  ];
  const name = texts.response(number);
  return (
    <article className={classes.column} aria-label={name} data-base={base === null || undefined}>
      <Title order={3} size="h6">
        {name}{' '}
        {base === null && (
          <Text span size="xs" c="dimmed">
            {texts.first}
          </Text>
        )}
      </Title>
      <Text size="xs" c="dimmed">
        {facts.join(' · ')}
      </Text>
      <dl className={classes.answers}>
        {questions.map(({ id, title, question }) => (
          <div key={id}>
            <Text component="dt" size="xs" c="dimmed" dir="auto">
              {title}
            </Text>
            <dd>
              <ShownAnswer
                question={question}
                answer={answerOf(response, id)}
                base={base && { answer: answerOf(base, id) }}
                language={response.language}
              />
            </dd>
          </div>
        ))}
      </dl>
    </article>
  );
};

/** The questions that somebody of the sample answered: written ones first, because they show most. */
const questionsOf = (sample: readonly Response[], questions: readonly Question[]) => {
  const ids = [...new Set(sample.flatMap(({ answers }) => answers.map(({ questionId }) => questionId)))];
  const known = ids.map((id, at) => {
    const question = questions.find((each) => each.id === id);
    return { id, question, title: question?.title || texts.removedQuestion(at + 1) };
  });
  return [
    ...known.filter(({ question }) => holdsText(question)),
    ...known.filter(({ question }) => !holdsText(question)),
  ];
};

/** Goes forward and back by a swipe of one finger. */
const useSwipe = (onPrevious: () => void, onNext: () => void) => {
  const from = useRef<{ x: number; y: number } | null>(null);
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      const touch = touches[0];
      from.current = touch ? { x: touch.clientX, y: touch.clientY } : null;
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const touch = changedTouches[0];
      if (!touch || !from.current) return;
      const x = touch.clientX - from.current.x;
      const y = touch.clientY - from.current.y;
      if (Math.abs(x) < MIN_SWIPE_PX || Math.abs(x) < Math.abs(y)) return;
      if (x < 0) onNext();
      else onPrevious();
    },
  };
};

interface Props {
  sample: readonly Response[];
  questions: readonly Question[];
  /** Responses of the whole group. */
  responses: number;
}

const Compared = ({ sample, questions, responses }: Props) => {
  const beside = useIsPhone() ? 1 : 2;
  const [base, ...others] = sample;
  const [at, setAt] = useState(0);
  const last = Math.max(0, others.length - beside);
  const first = Math.min(at, last);
  const previous = () => setAt(Math.max(0, first - beside));
  const next = () => setAt(Math.min(last, first + beside));
  const swipe = useSwipe(previous, next);
  const shown = others.slice(first, first + beside);
  const asked = questionsOf(sample, questions);
  if (!base) return <Text size="sm">{texts.none}</Text>;
  return (
    <>
      <Text size="sm" c="dimmed" maw="75ch">
        {texts.about(sample.length, responses)}
      </Text>
      <div className={classes.columns} {...swipe}>
        <Column response={base} base={null} questions={asked} />
        {shown.map((response) => (
          <Column key={response.id} response={response} base={base} questions={asked} />
        ))}
      </div>
      {others.length > beside && (
        <Group gap="xs" justify="flex-end">
          <Text size="sm" c="dimmed" className="tabular" role="status">
            {texts.position(first + 2, first + 1 + shown.length, sample.length)}
          </Text>
          <Button
            variant="default"
            leftSection={<IconChevronLeft {...icon} />}
            disabled={first === 0}
            onClick={previous}
          >
            {texts.previous}
          </Button>
          <Button
            variant="default"
            rightSection={<IconChevronRight {...icon} />}
            disabled={first === last}
            onClick={next}
          >
            {texts.next}
          </Button>
        </Group>
      )}
    </>
  );
};

/** Responses that show why they belong together, side by side; the differences from the first are highlighted. */
export const SampleCompare = (props: Props) => (
  <Stack component="section" gap="xs" aria-label={texts.title}>
    <Title order={2} size="h4">
      {texts.title}
    </Title>
    <Compared {...props} />
  </Stack>
);
