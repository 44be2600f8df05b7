import {
  deleteWebhookOperation,
  listWebhooksOperation,
  rotateWebhookSecretOperation,
  updateWebhookOperation,
  type Webhook,
} from '@folkmoot/contracts/client';
import { useInvalidate, useOperationMutation } from '@folkmoot/shell-sdk';
import {
  IconKey,
  IconListDetails,
  IconPencil,
  IconPlayerPause,
  IconPlayerPlay,
  IconSend,
  IconTrash,
  notify,
} from '@folkmoot/ui';
import { ConfirmDialog, type MenuAction } from '@folkmoot/ui/controls';
import { type ReactNode, useState } from 'react';
import { SecretDialog } from './SecretView';
import { TestDialog } from './TestDialog';
import { WebhookDialog } from './WebhookDialog';
import { hostOf } from './webhooks.domain';
import { messages } from './webhooks.messages';

type Asking = { readonly what: 'test' | 'edit' | 'rotate' | 'delete'; readonly webhook: Webhook };

/** Carries out a change of a webhook, says when it failed, and reads the list again. */
const useChange = () => {
  const invalidate = useInvalidate();
  return async (work: () => Promise<unknown>): Promise<void> => {
    try {
      await work();
    } catch {
      notify.error(messages.failed);
    }
    await invalidate(listWebhooksOperation);
  };
};

const DeleteDialog = ({ webhook, onClose }: { webhook: Webhook | null; onClose: () => void }) => {
  const remove = useOperationMutation(deleteWebhookOperation);
  const change = useChange();
  const confirm = () =>
    change(async () => {
      await remove.mutateAsync({ params: { id: webhook?.id ?? '' } });
      notify.success(messages.delete.done);
    });
  return (
    <ConfirmDialog
      opened={webhook !== null}
      title={messages.delete.title(hostOf(webhook?.url ?? ''))}
      question={messages.delete.text}
      confirmLabel={messages.actions.delete}
      cancelLabel={messages.cancel}
      isDangerous
      onConfirm={confirm}
      onClose={onClose}
    />
  );
};

const RotateDialog = ({ webhook, onClose }: { webhook: Webhook | null; onClose: () => void }) => {
  const [secret, setSecret] = useState<string | null>(null);
  const rotate = useOperationMutation(rotateWebhookSecretOperation);
  const change = useChange();
  const confirm = () =>
    change(async () => setSecret((await rotate.mutateAsync({ params: { id: webhook?.id ?? '' } })).secret));
  return (
    <>
      <ConfirmDialog
        opened={webhook !== null}
        title={messages.rotate.title(hostOf(webhook?.url ?? ''))}
        question={messages.rotate.text}
        confirmLabel={messages.rotate.confirm}
        cancelLabel={messages.cancel}
        onConfirm={confirm}
        onClose={onClose}
      />
      <SecretDialog secret={secret} onClose={() => setSecret(null)} />
    </>
  );
};

const useSwitch = () => {
  const update = useOperationMutation(updateWebhookOperation);
  const change = useChange();
  return ({ id, isOn }: Webhook): Promise<void> =>
    change(async () => {
      await update.mutateAsync({ params: { id }, body: { isOn: !isOn } });
      notify.success(isOn ? messages.switchedOff : messages.switchedOn);
    });
};

/** The actions for a webhook, and their dialogs. */
export const useWebhookActions = (): { actionsOf: (webhook: Webhook) => MenuAction[]; dialogs: ReactNode } => {
  const [asking, setAsking] = useState<Asking | null>(null);
  const switchIt = useSwitch();
  const close = () => setAsking(null);
  const askedFor = (what: Asking['what']) => (asking?.what === what ? asking.webhook : null);
  const words = messages.actions;
  return {
    actionsOf: (webhook) => [
      { label: words.log, icon: IconListDetails, to: `/dashboard/settings/webhooks/${webhook.id}` },
      { label: words.test, icon: IconSend, onClick: () => setAsking({ what: 'test', webhook }) },
      { label: words.edit, icon: IconPencil, onClick: () => setAsking({ what: 'edit', webhook }) },
      { label: words.rotate, icon: IconKey, onClick: () => setAsking({ what: 'rotate', webhook }) },
      {
        label: webhook.isOn ? words.off : words.on,
        icon: webhook.isOn ? IconPlayerPause : IconPlayerPlay,
        onClick: () => void switchIt(webhook),
      },
      {
        label: words.delete,
        icon: IconTrash,
        isDangerous: true,
        onClick: () => setAsking({ what: 'delete', webhook }),
      },
    ],
    dialogs: (
      <>
        <TestDialog webhook={askedFor('test')} onClose={close} />
        <WebhookDialog webhook={askedFor('edit') ?? undefined} onClose={close} />
        <RotateDialog webhook={askedFor('rotate')} onClose={close} />
        <DeleteDialog webhook={askedFor('delete')} onClose={close} />
      </>
    ),
  };
};
