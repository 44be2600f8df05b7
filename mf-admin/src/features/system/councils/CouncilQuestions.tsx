import { MAX_COUNCIL_NAME } from '@folkmoot/contracts/client';
import { Text, TextInput } from '@folkmoot/ui';
import { ConfirmDialog } from '@folkmoot/ui/controls';
import { useState } from 'react';
import { messages } from './councils.messages';
import type { ChangedCouncil, useCouncilChanges } from './use-council-changes';

interface Props {
  council: ChangedCouncil;
  changes: ReturnType<typeof useCouncilChanges>;
  onClose: () => void;
}

/** Explains the effect of a suspension before it happens. */
export const SuspendQuestion = ({ council, changes, onClose }: Props) => (
  <ConfirmDialog
    opened
    title={messages.suspendTitle}
    question={messages.suspendQuestion(council.name)}
    confirmLabel={messages.actions.suspend}
    isDangerous
    onConfirm={() => changes.suspend(council)}
    onClose={onClose}
  >
    <Text size="sm" c="dimmed">
      {messages.suspendText}
    </Text>
  </ConfirmDialog>
);

/** The question of deleting a council, and the council's name to be typed. */
export const DeleteQuestion = ({ council, changes, onClose }: Props) => {
  const [typed, setTyped] = useState('');
  return (
    <ConfirmDialog
      opened
      title={messages.removeTitle}
      question={messages.removeQuestion}
      confirmLabel={messages.actions.remove}
      isDangerous
      isBlocked={typed.trim() !== council.name.trim()}
      onConfirm={() => changes.remove(council, typed)}
      closesAtOnce
      onClose={onClose}
    >
      <Text size="sm" c="dimmed">
        {messages.removeText}
      </Text>
      <TextInput
        label={messages.removeConfirm(council.name)}
        value={typed}
        autoComplete="off"
        maxLength={MAX_COUNCIL_NAME}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
    </ConfirmDialog>
  );
};
