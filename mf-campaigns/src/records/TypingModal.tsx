import { ConfirmDialog, Modal } from '@folkmoot/ui/controls';
import { type ReactNode, useState } from 'react';
import { messages } from './close-question.messages';

interface Props {
  opened: boolean;
  title: string;
  closeLabel: string;
  /** Whether something was typed that closing would lose. */
  isDirty: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog to type in: Escape, the cross and a click beside it ask before they lose anything. */
export const TypingModal = ({ opened, title, closeLabel, isDirty, onClose, children }: Props) => {
  const [isAsking, setIsAsking] = useState(false);
  const leave = () => {
    setIsAsking(false);
    onClose();
  };
  return (
    <>
      <Modal
        opened={opened}
        onClose={() => (isDirty ? setIsAsking(true) : onClose())}
        // While it asks, Escape belongs to the question.
        closeOnEscape={!isAsking}
        title={title}
        closeButtonProps={{ 'aria-label': closeLabel }}
      >
        {children}
      </Modal>
      {/* Only while it asks: one that was there before would be closed by the same Escape that opened it. */}
      {opened && isAsking && (
        <ConfirmDialog
          opened
          title={messages.title}
          question={messages.question}
          confirmLabel={messages.discard}
          cancelLabel={messages.stay}
          isDangerous
          onClose={() => setIsAsking(false)}
          onConfirm={leave}
        />
      )}
    </>
  );
};
