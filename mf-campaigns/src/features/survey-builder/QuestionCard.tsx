import type { Question } from '@folkmoot/contracts/client';
import { questionType } from '@folkmoot/question-types/core';
import { questionEditor } from '@folkmoot/question-types/editor';
import {
  ActionIcon,
  Alert,
  Badge,
  Card,
  Group,
  IconArrowDown,
  IconArrowUp,
  IconCopy,
  IconTrash,
  Stack,
  Text,
  TextInput,
  Title,
} from '@folkmoot/ui';
import { Checkbox, Textarea } from '@folkmoot/ui/controls';
import { useEffect, useRef } from 'react';
import type { BuilderStore } from './builder.store';
import { messages } from './survey-builder.messages';

interface Props {
  store: BuilderStore;
  question: Question;
  number: number;
  of: number;
  isBroken: boolean;
  hasFocus: boolean;
  announce: (text: string) => void;
}

const Controls = ({ store, question, number, of, announce }: Props) => {
  const move = (offset: number) => {
    store.getState().move(question.id, offset);
    announce(messages.moved(number + offset, of));
  };
  return (
    <Group gap={4} wrap="nowrap" role="group" aria-label={messages.question(number)}>
      <ActionIcon variant="subtle" aria-label={messages.moveUp} disabled={number === 1} onClick={() => move(-1)}>
        <IconArrowUp size={18} stroke={1.5} />
      </ActionIcon>
      <ActionIcon variant="subtle" aria-label={messages.moveDown} disabled={number === of} onClick={() => move(1)}>
        <IconArrowDown size={18} stroke={1.5} />
      </ActionIcon>
      <ActionIcon
        variant="subtle"
        aria-label={messages.duplicate}
        onClick={() => store.getState().duplicate(question.id)}
      >
        <IconCopy size={18} stroke={1.5} />
      </ActionIcon>
      <ActionIcon
        variant="subtle"
        color="red"
        aria-label={messages.remove}
        onClick={() => {
          store.getState().remove(question.id);
          announce(messages.removed(number));
        }}
      >
        <IconTrash size={18} stroke={1.5} />
      </ActionIcon>
    </Group>
  );
};

export const QuestionCard = (props: Props) => {
  const { store, question, number, isBroken, hasFocus } = props;
  const title = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (hasFocus) title.current?.focus();
  }, [hasFocus]);
  const Editor = questionEditor(question.type);
  const update = (patch: Partial<Omit<Question, 'id' | 'type'>>, tag: string) =>
    store.getState().update(question.id, patch, tag);
  return (
    <Card component="section" aria-label={messages.question(number)}>
      <Stack gap="sm">
        <Group justify="space-between" wrap="nowrap">
          <Group gap="xs">
            <Title order={3} size="h5">
              {messages.question(number)}
            </Title>
            {question.showIf && <Badge variant="light">{messages.conditional}</Badge>}
          </Group>
          <Controls {...props} />
        </Group>
        {isBroken && <Alert color="amber">{messages.brokenCondition}</Alert>}
        <TextInput
          ref={title}
          aria-label={messages.questionTitle}
          placeholder={messages.questionTitle}
          value={question.title}
          maxLength={1000}
          onChange={(event) => update({ title: event.currentTarget.value }, 'title')}
        />
        <Textarea
          aria-label={messages.questionDescription}
          placeholder={messages.questionDescription}
          value={question.description ?? ''}
          maxLength={5000}
          autosize
          minRows={1}
          onChange={(event) => update({ description: event.currentTarget.value }, 'description')}
        />
        <Editor question={question} onChange={(patch) => update(patch, 'settings')} />
        <Group justify="space-between">
          <Text size="sm" c="dimmed">
            {questionType(question.type).label}
          </Text>
          <Checkbox
            label={messages.required}
            checked={question.required}
            onChange={(event) => update({ required: event.currentTarget.checked }, 'required')}
          />
        </Group>
      </Stack>
    </Card>
  );
};
