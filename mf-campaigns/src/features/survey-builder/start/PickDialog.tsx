import { Modal } from '@folkmoot/ui/controls';
import { type ReactNode, useState } from 'react';

interface Props<T> {
  opened: boolean;
  onClose: () => void;
  title: string;
  /** The list of choices. */
  list: (onPick: (item: T) => void) => ReactNode;
  /** The preview of the selected item. */
  look: (item: T, steps: { onBack: () => void; onDone: () => void }) => ReactNode;
}

/** A dialog to select one of many items, preview it, then use it or go back. */
export const PickDialog = <T,>({ opened, onClose, title, list, look }: Props<T>) => {
  const [picked, setPicked] = useState<T | null>(null);
  const close = () => {
    setPicked(null);
    onClose();
  };
  return (
    <Modal opened={opened} onClose={close} title={title} size="xl" returnFocus={picked === null}>
      {picked === null ? list(setPicked) : look(picked, { onBack: () => setPicked(null), onDone: close })}
    </Modal>
  );
};
