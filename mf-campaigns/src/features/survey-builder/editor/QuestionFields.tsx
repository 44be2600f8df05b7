import type { Question } from '@folkmoot/contracts/client';
import { questionType } from '@folkmoot/question-types/core';
import { questionEditor } from '@folkmoot/question-types/editor';
import { Group, Text, TextInput } from '@folkmoot/ui';
import { Checkbox, Textarea } from '@folkmoot/ui/controls';
import { useTools } from '../builder-context';
import type { QuestionPatch } from '../draft/draft.domain';
import { messages } from './editor.messages';

interface Props {
  question: Question;
}

/** Which part of the settings is being typed, so that undo takes back one word and not all of them. */
const tagOf = (patch: QuestionPatch): string => Object.keys(patch).sort().join();

/** The words of a question, the settings of its type, and whether it must be answered. */
export const QuestionFields = ({ question }: Props) => {
  const { store } = useTools();
  const update = (patch: QuestionPatch) => store.getState().update(question.id, patch, tagOf(patch));
  const Editor = questionEditor(question.type);
  return (
    <>
      <TextInput
        data-title
        aria-label={messages.questionTitle}
        placeholder={messages.questionTitle}
        value={question.title}
        maxLength={1000}
        size="md"
        styles={{ input: { fontWeight: 600 } }}
        onChange={(event) => update({ title: event.currentTarget.value })}
      />
      <Textarea
        aria-label={messages.questionDescription}
        placeholder={messages.questionDescription}
        value={question.description ?? ''}
        maxLength={5000}
        autosize
        minRows={1}
        onChange={(event) => update({ description: event.currentTarget.value })}
      />
      <Editor question={question} onChange={update} />
      <Group justify="space-between">
        <Checkbox
          label={messages.required}
          checked={question.required}
          onChange={(event) => update({ required: event.currentTarget.checked })}
        />
        <Text size="sm" c="dimmed">
          {questionType(question.type).label}
        </Text>
      </Group>
    </>
  );
};
