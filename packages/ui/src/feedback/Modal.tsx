import { Button, Group, Modal as MantineModal, type ModalProps, Stack, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import { uiMessages } from '../ui.messages';
import { useTyped } from './use-typed';

const texts = uiMessages.unsaved;

interface Props extends ModalProps {
  /** Closes without a question: for fields whose content is kept elsewhere, or is only tried out. */
  closesAtOnce?: boolean;
}

const Question = ({ onStay, onLeave }: { onStay: () => void; onLeave: () => void }) => (
  <MantineModal opened onClose={onStay} title={texts.title} closeButtonProps={{ 'aria-label': uiMessages.dismiss }}>
    <Stack gap="md">
      <Text>{texts.question}</Text>
      <Group justify="flex-end" gap="xs">
        <Button variant="default" onClick={onStay} data-autofocus>
          {texts.stay}
        </Button>
        <Button color="red" onClick={onLeave}>
          {texts.discard}
        </Button>
      </Group>
    </Stack>
  </MantineModal>
);

/**
 * A dialog. Escape, the cross and a click beside it ask before they lose what was typed in it; a button of the dialog's
 * own, like Cancel, calls what it wants to call.
 */
export const Modal = ({ closesAtOnce = false, ...props }: Props) => {
  const { opened, onClose, closeOnEscape = true } = props;
  const [isAsking, setIsAsking] = useState(false);
  const { isTyped, forget, listeners } = useTyped();
  // A dialog that stays in the page begins anew each time it opens.
  useEffect(() => {
    if (opened) return;
    forget();
    setIsAsking(false);
  }, [opened, forget]);
  const close = () => {
    if (!closesAtOnce && isTyped()) setIsAsking(true);
    else onClose();
  };
  const leave = () => {
    setIsAsking(false);
    onClose();
  };
  return (
    <>
      {/* While it asks, Escape belongs to the question. */}
      <MantineModal {...props} {...listeners} onClose={close} closeOnEscape={closeOnEscape && !isAsking} />
      {/* Only while it asks: one that was there before would be closed by the same Escape that opened it. */}
      {opened && isAsking && <Question onStay={() => setIsAsking(false)} onLeave={leave} />}
    </>
  );
};
