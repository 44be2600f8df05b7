import { useCan } from '@folkmoot/shell-sdk';
import { Button, Text, useDisclosure } from '@folkmoot/ui';
import { ConfirmDialog } from '@folkmoot/ui/controls';
import { messages } from './insights.messages';

interface Props {
  isBarred: boolean;
  onClear: () => Promise<void>;
}

/** Takes the analyses of all ranges from everybody, so it asks before, and is for administrators. */
export const ClearResults = ({ isBarred, onClear }: Props) => {
  const [isAsking, { open, close }] = useDisclosure();
  const canClear = useCan('report:clear');
  return (
    <>
      <Button variant="default" disabled={isBarred || !canClear} onClick={open}>
        {messages.clear}
      </Button>
      {!canClear && !isBarred && (
        <Text size="sm" c="dimmed">
          {messages.clearForAdmins}
        </Text>
      )}
      <ConfirmDialog
        opened={isAsking}
        title={messages.clearTitle}
        question={messages.clearQuestion}
        confirmLabel={messages.clear}
        isDangerous
        onConfirm={onClear}
        onClose={close}
      />
    </>
  );
};
