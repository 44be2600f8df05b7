import { useCan } from '@folkmoot/shell-sdk';
import { Text } from '@folkmoot/ui';
import { ConfirmButton } from '@folkmoot/ui/controls';
import { messages } from './insights.messages';

interface Props {
  isBarred: boolean;
  onClear: () => Promise<void>;
}

/** Deletes the analyses of all ranges for everybody. Asks first, and is for administrators only. */
export const ClearResults = ({ isBarred, onClear }: Props) => {
  const canClear = useCan('report:clear');
  return (
    <>
      <ConfirmButton
        label={messages.clear}
        title={messages.clearTitle}
        question={messages.clearQuestion}
        button={{ variant: 'default', disabled: isBarred || !canClear }}
        onConfirm={onClear}
      />
      {!canClear && !isBarred && (
        <Text size="sm" c="dimmed">
          {messages.clearForAdmins}
        </Text>
      )}
    </>
  );
};
