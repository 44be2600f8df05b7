import { deleteSubscriberOperation, type Subscriber, unsubscribeSubscriberOperation } from '@folkmoot/contracts/client';
import { useOperationMutation } from '@folkmoot/shell-sdk';
import { List, notify, Text } from '@folkmoot/ui';
import { Checkbox, ConfirmDialog, useFocusBack } from '@folkmoot/ui/controls';
import { useState } from 'react';
import { failureText } from '../../../entities/subscriber/failure';
import { useRefresh } from '../../../entities/subscriber/use-refresh';
import { messages } from './dialogs.messages';
import { EditSubscriberDialog } from './EditSubscriberDialog';

type About = 'edit' | 'unsubscribe' | 'erase';
export type Ask = (about: About, subscriber: Subscriber) => void;

interface Asked {
  about: About;
  subscriber: Subscriber;
}

/** The open dialog and its subscriber. */
export const useAsked = () => {
  const [asked, setAsked] = useState<Asked | null>(null);
  const ask: Ask = (about, subscriber) => setAsked({ about, subscriber });
  return { asked, ask, close: () => setAsked(null) };
};

interface QuestionProps {
  subscriber: Subscriber;
  onClose: () => void;
  onErased?: (() => void) | undefined;
}

const UnsubscribeQuestion = ({ subscriber: { id, displayEmail }, onClose }: QuestionProps) => {
  const texts = messages.unsubscribe;
  useFocusBack();
  const refresh = useRefresh();
  const unsubscribe = useOperationMutation(unsubscribeSubscriberOperation);
  const confirm = async () => {
    try {
      await unsubscribe.mutateAsync({ params: { subscriberId: id } });
      notify.success(texts.done(displayEmail));
      await refresh();
    } catch (error) {
      notify.error(failureText(error, texts.failed));
      throw error;
    }
  };
  return (
    <ConfirmDialog
      opened
      title={texts.title}
      question={texts.question(displayEmail)}
      confirmLabel={texts.confirm}
      isDangerous
      onConfirm={confirm}
      onClose={onClose}
    >
      <Text size="sm" c="dimmed">
        {texts.consequences}
      </Text>
    </ConfirmDialog>
  );
};

const EraseQuestion = ({ subscriber: { id, displayEmail, uniqueId }, onClose, onErased }: QuestionProps) => {
  const texts = messages.erase;
  useFocusBack();
  const [isUnderstood, setIsUnderstood] = useState(false);
  const refresh = useRefresh();
  const erase = useOperationMutation(deleteSubscriberOperation);
  const confirm = async () => {
    try {
      await erase.mutateAsync({ params: { subscriberId: id } });
      notify.success(texts.done(uniqueId));
      onErased?.();
      await refresh();
    } catch (error) {
      notify.error(failureText(error, texts.failed));
      throw error;
    }
  };
  return (
    <ConfirmDialog
      opened
      title={texts.title}
      question={texts.question(displayEmail)}
      confirmLabel={texts.confirm}
      isDangerous
      isBlocked={!isUnderstood}
      closesAtOnce
      onConfirm={confirm}
      onClose={onClose}
    >
      <List size="sm" spacing={4}>
        {texts.consequences.map((each) => (
          <List.Item key={each}>{each}</List.Item>
        ))}
      </List>
      <Checkbox
        label={texts.understood}
        checked={isUnderstood}
        onChange={(event) => setIsUnderstood(event.currentTarget.checked)}
      />
    </ConfirmDialog>
  );
};

const dialogs = { edit: EditSubscriberDialog, unsubscribe: UnsubscribeQuestion, erase: EraseQuestion } as const;

/** The open dialog for a subscriber. */
export const SubscriberDialogs = ({ asked, ...rest }: { asked: Asked | null } & Omit<QuestionProps, 'subscriber'>) => {
  if (!asked) return null;
  const Dialog = dialogs[asked.about];
  return <Dialog subscriber={asked.subscriber} {...rest} />;
};
