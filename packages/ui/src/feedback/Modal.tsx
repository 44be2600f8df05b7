import { Group, Modal as MantineModal, type ModalProps, Stack, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import { Button } from '../form/Button';
import { uiMessages } from '../ui.messages';
import { useFocusBack } from './use-focus-back';
import { useTyped } from './use-typed';

const texts = uiMessages.unsaved;

interface Props extends ModalProps {
  /** Closes without a question: for fields whose content is saved elsewhere or is only a trial. */
  closesAtOnce?: boolean;
}

const Question = ({ onStay, onLeave }: { onStay: () => void; onLeave: () => void }) => {
  useFocusBack();
  return (
    <MantineModal opened onClose={onStay} title={texts.title} closeButtonProps={{ 'aria-label': uiMessages.close }}>
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
};

/**
 * A dialog. Escape, the close button and a click outside ask before input is lost. The dialog's own buttons, such as
 * Cancel, do not ask.
 */
export const Modal = ({ closesAtOnce = false, ...props }: Props) => {
  const { opened, onClose, closeOnEscape = true } = props;
  const [isAsking, setIsAsking] = useState(false);
  const { isTyped, forget, listeners } = useTyped();
  // A dialog that stays mounted must forget the input of the last time.
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
      {/* While the question is open, Escape closes the question. */}
      <MantineModal
        closeButtonProps={{ 'aria-label': uiMessages.close }}
        {...props}
        {...listeners}
        onClose={close}
        closeOnEscape={closeOnEscape && !isAsking}
      />
      {/* Mounted only while it asks: otherwise the same Escape that opened the question would close it. */}
      {opened && isAsking && <Question onStay={() => setIsAsking(false)} onLeave={leave} />}
    </>
  );
};
