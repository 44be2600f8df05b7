import { Button } from '@folkmoot/ui';
import { messages } from './storage.messages';
import { type StorageOutcome, useSetupStorage } from './use-setup-storage';

/** Whether an error is one that setting up storage again mends: the bucket refuses a type that it should take. */
export const isMendedByStorage = (message: string): boolean => /mime type/i.test(message);

interface Props {
  /** The error that is shown beside it. */
  message: string;
  onDone: (outcome: StorageOutcome) => void;
}

/** Stands beside an error; there only when it can help. */
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
