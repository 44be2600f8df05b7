import type { Question } from '@folkmoot/contracts/client';
import { MAX_QUESTION_DESCRIPTION, MAX_QUESTION_TITLE } from '@folkmoot/contracts/client';
import { questionType } from '@folkmoot/question-types/core';
import { QuestionTypeIcon, questionEditor } from '@folkmoot/question-types/editor';
import { Button, Group, IconChevronDown, notify, TextInput } from '@folkmoot/ui';
import { Checkbox, Textarea } from '@folkmoot/ui/controls';
import { useTools } from '../builder-context';
import { changeType, typeChangeEffects } from '../draft/change-type.domain';
import type { QuestionPatch } from '../draft/draft.domain';
import { useLanguages } from '../translations/languages';
import { messages } from './editor.messages';
import { QuestionTypeMenu } from './QuestionTypeMenu';

interface Props {
  question: Question;
}

/** The type of the question, and a menu that changes it. */
const TypeSwitch = ({ question }: Props) => {
  const { store } = useTools();
  const { main, country } = useLanguages();
  const { label } = questionType(question.type);
  return (
    <QuestionTypeMenu
      current={question.type}
      returnFocus
      onPick={(type) => {
        const before = store.getState().history.present;
        store.getState().change((draft) => changeType(draft, question.id, type, main, country));
        const effects = typeChangeEffects(before, store.getState().history.present, question.id);
        const changed = messages.typeChanged(questionType(type).label);
        if (effects.conditions + effects.quotas === 0) return store.getState().announce(changed);
        notify.info([changed, ...messages.typeEffects(effects)].join(' '), {
          action: { label: messages.undo, run: () => store.getState().change(() => before) },
        });
      }}
    >
      <Button
        size="compact-sm"
        variant="subtle"
        color="gray"
        title={messages.changeType}
        leftSection={<QuestionTypeIcon type={question.type} size={16} />}
        rightSection={<IconChevronDown size={14} stroke={1.5} aria-hidden="true" />}
      >
        {label}
      </Button>
    </QuestionTypeMenu>
  );
};

/** The changed settings as an undo tag, so that one undo does not revert several fields. */
const tagOf = (patch: QuestionPatch): string => Object.keys(patch).sort().join();

/** The texts of a question, the settings of its type, and whether it is required. */
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
        maxLength={MAX_QUESTION_TITLE}
        size="md"
        styles={{ input: { fontWeight: 600 } }}
        onChange={(event) => update({ title: event.currentTarget.value })}
      />
      <Textarea
        aria-label={messages.questionDescription}
        placeholder={messages.questionDescription}
        value={question.description ?? ''}
        maxLength={MAX_QUESTION_DESCRIPTION}
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
        <TypeSwitch question={question} />
      </Group>
    </>
  );
};
