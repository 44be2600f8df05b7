import {
  addToQuestionBankOperation,
  listQuestionBankOperation,
  MAX_BANK_NAME,
  MAX_BANKED_QUESTIONS,
  type Question,
} from '@folkmoot/contracts/client';
import { isApiError, useInvalidate, useOperationMutation } from '@folkmoot/shell-sdk';
import { Button, Group, notify, Stack, TextInput } from '@folkmoot/ui';
import { Checkbox, Modal } from '@folkmoot/ui/controls';
import { type FormEvent, useState } from 'react';
import { useSurveyDraft, useTools } from '../builder-context';
import { draftIn } from '../draft/builder.store';
import { messages } from './start.messages';

const problemOf = (count: number): string | null => {
  if (count === 0) return messages.bankNothing;
  return count > MAX_BANKED_QUESTIONS ? messages.bankTooMany(MAX_BANKED_QUESTIONS) : null;
};

const Form = ({ onClose }: { onClose: () => void }) => {
  const { store } = useTools();
  const questions = useSurveyDraft((draft) => draft.questions);
  const [name, setName] = useState('');
  const [chosen, setChosen] = useState<string[]>([]);
  const [hasTried, setHasTried] = useState(false);
  const invalidate = useInvalidate();
  const save = useOperationMutation(addToQuestionBankOperation, {
    onSuccess: () => {
      void invalidate(listQuestionBankOperation);
      notify.success(messages.savedToBank(name.trim()));
      onClose();
    },
    onError: (error) => notify.error(isApiError(error, 'conflict') ? error.message : messages.saveToBankFailed),
  });
  const nameProblem = hasTried && name.trim() === '' ? messages.bankNameMissing : null;
  const choiceProblem = hasTried ? problemOf(chosen.length) : null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setHasTried(true);
    if (name.trim() === '' || problemOf(chosen.length) !== null) return;
    const { language, translations, sections = [] } = draftIn(store.getState());
    const kept: Question[] = questions.filter(({ id }) => chosen.includes(id));
    save.mutate({
      body: {
        name: name.trim(),
        questions: kept,
        ...(sections.length > 0 ? { sections } : {}),
        ...(language ? { language } : {}),
        ...(translations ? { translations } : {}),
      },
    });
  };
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <TextInput
          label={messages.bankName}
          description={messages.bankNameHelp}
          value={name}
          maxLength={MAX_BANK_NAME}
          error={nameProblem}
          data-autofocus
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <Checkbox.Group label={messages.bankQuestions} value={chosen} onChange={setChosen} error={choiceProblem}>
          <Stack gap="xs" mt="xs">
            {questions.map(({ id, title }, index) => (
              <Checkbox key={id} value={id} label={`${index + 1}. ${title}`} />
            ))}
          </Stack>
        </Checkbox.Group>
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {messages.cancel}
          </Button>
          <Button type="submit" disabled={save.isPending}>
            {messages.saveInBank}
          </Button>
        </Group>
      </Stack>
    </form>
  );
};

/** Keeps questions of this survey, so that other surveys of the council can use them. */
export const SaveToBankDialog = ({ opened, onClose }: { opened: boolean; onClose: () => void }) => (
  <Modal opened={opened} onClose={onClose} title={messages.saveToBank}>
    <Form onClose={onClose} />
  </Modal>
);
