import { notify, Text, TextInput } from '@folkmoot/ui';
import { ConfirmDialog, useFocusBack } from '@folkmoot/ui/controls';
import { useState } from 'react';
import { failureText } from '../../../entities/subscriber/failure';
import { useRefresh } from '../../../entities/subscriber/use-refresh';
import { messages } from '../dialogs/dialogs.messages';
import { useBulkTagging, type Whom } from './use-bulk-tagging';
import { useFollowTagging } from './use-taggings';

interface Props {
  leaving: 'unsubscribe' | 'erase';
  whom: Whom;
  count: number;
  isExact: boolean;
  onDone: () => void;
  onClose: () => void;
}

/** Unsubscribes or erases several people. Neither can be undone, so the number of people is typed. */
export const BulkLeavingDialog = ({ leaving, whom, count, isExact, onDone, onClose }: Props) => {
  const texts = messages.leaving[leaving];
  useFocusBack();
  const [typed, setTyped] = useState('');
  const { run } = useBulkTagging();
  const follow = useFollowTagging();
  const refresh = useRefresh();
  const confirm = async () => {
    try {
      const outcome = await run(whom, { addTagIds: [], removeTagIds: [], leaving });
      if ('begun' in outcome) follow(outcome.begun);
      else notify.success(texts.done(outcome.changed));
      onDone();
      await refresh();
    } catch (error) {
      notify.error(failureText(error, messages.leaving.failed));
      throw error;
    }
  };
  return (
    <ConfirmDialog
      opened
      title={texts.title}
      question={texts.question(count, isExact)}
      confirmLabel={texts.confirm}
      isDangerous
      isBlocked={typed.replace(/[^0-9]/g, '') !== String(count)}
      onConfirm={confirm}
      onClose={onClose}
    >
      <Text size="sm">{texts.consequences}</Text>
      {'query' in whom && (
        <Text size="sm" c="dimmed">
          {messages.bulk.server}
        </Text>
      )}
      <TextInput
        label={messages.leaving.type(count)}
        inputMode="numeric"
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
    </ConfirmDialog>
  );
};
