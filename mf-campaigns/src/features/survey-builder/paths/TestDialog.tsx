import type { AnswerValue, Question } from '@folkmoot/contracts/client';
import { type Answers, questionType, visibleQuestions } from '@folkmoot/question-types/core';
import { endPageOf } from '@folkmoot/question-types/end-pages';
import { Stack, Text, TextInput, Title } from '@folkmoot/ui';
import { Modal, NativeSelect, NumberInput } from '@folkmoot/ui/controls';
import { useState } from 'react';
import { useSurveyDraft } from '../builder-context';
import { answerFrom, type PathStep, pathsOf } from './paths.domain';
import { messages } from './paths.messages';
import classes from './paths.module.css';

const nameOf = ({ number, question }: PathStep): string =>
  messages.question(number, question.title.trim() || messages.untitled);

interface FieldProps {
  question: Question;
  label: string;
  onText: (text: string) => void;
}

const ChoiceField = ({ question, label, onText }: FieldProps) => (
  <NativeSelect label={label} onChange={(event) => onText(event.currentTarget.value)}>
    <option value="">{messages.noAnswer}</option>
    {questionType(question.type)
      .choices(question)
      .map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
  </NativeSelect>
);

const NumberField = ({ label, onText }: FieldProps) => (
  <NumberInput label={label} placeholder={messages.noAnswer} onChange={(value) => onText(String(value))} />
);

const TextField = ({ label, onText }: FieldProps) => (
  <TextInput label={label} placeholder={messages.noAnswer} onChange={(event) => onText(event.currentTarget.value)} />
);

const MomentField = ({ question, label, onText }: FieldProps) => {
  const { moments } = questionType(question.type);
  return (
    <TextInput
      type={moments?.kind(question)}
      label={label}
      onChange={(event) => onText(moments?.toAnswer(event.currentTarget.value, question) ?? '')}
    />
  );
};

const fields = { choice: ChoiceField, number: NumberField, text: TextField, moment: MomentField } as const;

const Steps = ({ title, steps }: { title: string; steps: readonly PathStep[] }) =>
  steps.length === 0 ? null : (
    <section aria-label={title}>
      <ul className={classes.seen}>
        {steps.map((step) => (
          <li key={step.question.id}>{nameOf(step)}</li>
        ))}
      </ul>
    </section>
  );

/** The answers of an imagined resident, and the questions that follow from them. */
const Trial = () => {
  const draft = useSurveyDraft((state) => state);
  const { questions } = draft;
  const [answers, setAnswers] = useState<ReadonlyMap<string, AnswerValue>>(new Map());
  const chosen: Answers = Object.fromEntries(answers);
  const visible = new Set(visibleQuestions(questions, chosen).map(({ id }) => id));
  const steps = pathsOf(draft);
  const endPage = endPageOf(
    draft,
    [...answers].map(([questionId, value]) => ({ questionId, answer: value })),
  );
  const shown = steps.filter(({ question }) => visible.has(question.id));
  const hidden = steps.filter(({ question }) => !visible.has(question.id));
  const deciding = shown.filter(({ decides, ends }) => decides.length > 0 || ends.length > 0);
  const answer = (question: Question, text: string) => {
    const next = new Map(answers);
    const value = answerFrom(question, text);
    if (value === null) next.delete(question.id);
    else next.set(question.id, value);
    setAnswers(next);
  };
  return (
    <Stack gap="md">
      <Text c="dimmed">{messages.testText}</Text>
      {deciding.length === 0 && <Text>{messages.noConditions}</Text>}
      {deciding.map((step) => {
        const Field = fields[questionType(step.question.type).conditionInput];
        return (
          <Field
            key={step.question.id}
            question={step.question}
            label={nameOf(step)}
            onText={(text) => answer(step.question, text)}
          />
        );
      })}
      <Text fw={600} role="status">
        {messages.sees(shown.length, steps.length)}
      </Text>
      <Steps title={messages.sees(shown.length, steps.length)} steps={shown} />
      {endPage && <Text>{messages.endsWith(endPage.title)}</Text>}
      {hidden.length > 0 && (
        <Title order={3} size="h4">
          {messages.hidden}
        </Title>
      )}
      <Steps title={messages.hidden} steps={hidden} />
    </Stack>
  );
};

/** Tries the conditions: choose answers, and see which questions appear. */
export const TestDialog = ({ opened, onClose }: { opened: boolean; onClose: () => void }) => (
  <Modal opened={opened} onClose={onClose} closesAtOnce title={messages.test} size="lg">
    {opened && <Trial />}
  </Modal>
);
