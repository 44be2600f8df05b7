import { Button } from '@folkmoot/ui';
import { messages } from './storage.messages';
import { type StorageOutcome, useSetupStorage } from './use-setup-storage';

/** Whether setting up storage again can fix the error: the bucket refuses an allowed file type. */
export const isMendedByStorage = (message: string): boolean => /mime type/i.test(message);

interface Props {
  /** The error message beside the button. */
  message: string;
  onDone: (outcome: StorageOutcome) => void;
}

/** A button beside an error. Shown only when it can help. */
export const FixStorage = ({ message, onDone }: Props) => {
  const { run, isRunning } = useSetupStorage();
  if (!isMendedByStorage(message)) return null;
  return (
    <Button
      size="xs"
      variant="default"
      loading={isRunning}
      onClick={() => {
        void run().then(onDone);
      }}
    >
      {isRunning ? messages.fixing : messages.fix}
    </Button>
  );
};
