import { Button, Group, Stack, Text } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { uiMessages } from '../ui.messages';
import { Modal } from './Modal';

interface Props {
  opened: boolean;
  title: string;
  /** The question, in the specification's words. */
  question: string;
  /** What else to know before saying yes. */
  children?: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  isDangerous?: boolean;
  /** While this holds, the confirming button is off. */
  isBlocked?: boolean;
  /** Escape closes without a question, although it has a field: what is typed is kept elsewhere, or only guards the button. */
  closesAtOnce?: boolean;
  /** The dialog closes when it is done, and stays open when it rejects. */
  onConfirm: () => unknown;
  onClose: () => void;
}

/** A question before something that cannot be undone easily. Escape and Cancel do nothing. */
export const ConfirmDialog = (props: Props) => {
  const {
    opened,
    title,
    question,
    children,
    confirmLabel,
    cancelLabel,
    isDangerous,
    isBlocked,
    closesAtOnce,
    onConfirm,
    onClose,
  } = props;
  const [isBusy, setIsBusy] = useState(false);
  const confirm = async () => {
    setIsBusy(true);
    try {
      await onConfirm();
      onClose();
    } catch {
      // The caller has told what went wrong; the question stays, so that one can try again.
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      closesAtOnce={closesAtOnce ?? false}
      title={title}
      closeButtonProps={{ 'aria-label': uiMessages.dismiss }}
    >
      <Stack gap="md">
        <Text>{question}</Text>
        {children}
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose} data-autofocus={isDangerous ? true : undefined}>
            {cancelLabel ?? uiMessages.cancel}
          </Button>
          <Button
            color={isDangerous ? 'red' : undefined}
            loading={isBusy}
            disabled={isBlocked}
            data-autofocus={isDangerous ? undefined : true}
            onClick={() => void confirm()}
          >
            {confirmLabel}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
};
