import { Group, type ModalProps, Stack, Text } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { Button } from '../form/Button';
import { uiMessages } from '../ui.messages';
import { Modal } from './Modal';

interface Props {
  opened: boolean;
  title: string;
  /** The question, word for word from the specification. */
  question: string;
  /** Additional information above the buttons. */
  children?: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  isDangerous?: boolean;
  /** Disables the confirming button. */
  isBlocked?: boolean;
  /**
   * Escape closes without a question, although there is a field: its content is saved elsewhere, or only unlocks the
   * button.
   */
  closesAtOnce?: boolean;
  /** A wider dialog, for content that needs the space. */
  size?: ModalProps['size'];
  /** The dialog closes when this resolves, and stays open when it rejects. */
  onConfirm: () => unknown;
  onClose: () => void;
}

/** Asks for confirmation of an action that is hard to undo. Escape and Cancel do nothing. */
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
    size = 'md',
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
      // The caller has already shown the error. The dialog stays open for a retry.
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <Modal opened={opened} onClose={onClose} closesAtOnce={closesAtOnce ?? false} size={size} title={title}>
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
