import { Modal } from '@folkmoot/ui/controls';
import { type ReactNode, useState } from 'react';
import { messages } from './start.messages';

interface Props<T> {
  opened: boolean;
  onClose: () => void;
  title: string;
  /** What there is to choose from. */
  list: (onPick: (item: T) => void) => ReactNode;
  /** A look inside what was picked. */
  look: (item: T, steps: { onBack: () => void; onDone: () => void }) => ReactNode;
}

/** Choose one of many, look inside, then take it or go back to the others. */
export const PickDialog = <T,>({ opened, onClose, title, list, look }: Props<T>) => {
  const [picked, setPicked] = useState<T | null>(null);
  const close = () => {
    setPicked(null);
    onClose();
  };
  return (
    <Modal
      opened={opened}
      onClose={close}
      title={title}
      size="xl"
      closeButtonProps={{ 'aria-label': messages.close }}
      returnFocus={picked === null}
    >
      {picked === null ? list(setPicked) : look(picked, { onBack: () => setPicked(null), onDone: close })}
    </Modal>
  );
};
