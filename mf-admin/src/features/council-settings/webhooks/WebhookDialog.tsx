import {
  createWebhookOperation,
  listWebhooksOperation,
  MAX_WEBHOOK_URL,
  updateWebhookOperation,
  type Webhook,
  type WebhookEvent,
  webhookEvents,
} from '@folkmoot/contracts/client';
import { fieldProblem, useInvalidate, useOperationMutation } from '@folkmoot/shell-sdk';
import { Alert, Button, Group, notify, Stack, TextInput, useFocusOnError } from '@folkmoot/ui';
import { Checkbox, Modal, useSubmit } from '@folkmoot/ui/controls';
import { useRef, useState } from 'react';
import { SecretView } from './SecretView';
import { eventWords, messages } from './webhooks.messages';

const texts = messages.dialog;
const SCHEME = /^https?:\/\/./i;

interface EventsProps {
  chosen: readonly WebhookEvent[];
  error: string | undefined;
  onChange: (chosen: WebhookEvent[]) => void;
}

const EventChoice = ({ chosen, error, onChange }: EventsProps) => (
  <Checkbox.Group
    label={texts.events}
    error={error}
    value={[...chosen]}
    onChange={(values) => onChange(webhookEvents.filter((event) => values.includes(event)))}
  >
    <Stack gap="sm" mt="xs" mb="xs">
      {webhookEvents.map((event) => (
        <Checkbox key={event} value={event} label={eventWords[event].label} description={eventWords[event].help} />
      ))}
    </Stack>
  </Checkbox.Group>
);

interface FormProps {
  /** Null for a new one. */
  webhook: Webhook | null;
  onSecret: (secret: string) => void;
  onClose: () => void;
}

/** Creates or saves a webhook. The result has a secret when it is new. */
const useSave = (webhook: Webhook | null) => {
  const create = useOperationMutation(createWebhookOperation);
  const update = useOperationMutation(updateWebhookOperation);
  const save = async (body: { url: string; events: WebhookEvent[] }): Promise<{ secret: string | null }> => {
    if (!webhook) return { secret: (await create.mutateAsync({ body })).secret };
    await update.mutateAsync({ params: { id: webhook.id }, body });
    return { secret: null };
  };
  return { save, error: webhook ? update.error : create.error, isPending: create.isPending || update.isPending };
};

interface Fields {
  readonly url: string;
  readonly chosen: readonly WebhookEvent[];
}

/** The messages about fields that are missing before the form can be sent. */
const missingIn = ({ url, chosen }: Fields) => ({
  url: SCHEME.test(url.trim()) ? undefined : texts.urlMissing,
  events: chosen.length === 0 ? texts.eventsMissing : undefined,
});

const submitLabel = (webhook: Webhook | null, isPending: boolean): string => {
  if (isPending) return texts.submitting;
  return webhook ? texts.submitEdit : texts.submitNew;
};

const Failure = ({ error }: { error: Error | null }) =>
  error && (
    <Alert color="red" role="alert">
      {texts.failed} {error.message}
    </Alert>
  );

const WebhookForm = ({ webhook, onSecret, onClose }: FormProps) => {
  const [url, setUrl] = useState(webhook?.url ?? '');
  const [chosen, setChosen] = useState<WebhookEvent[]>(webhook?.events ?? []);
  const [isChecked, setIsChecked] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const { save, error, isPending } = useSave(webhook);
  const invalidate = useInvalidate();
  const form = useFocusOnError(error);
  const missing = missingIn({ url, chosen });
  const shown: Partial<typeof missing> = isChecked ? missing : {};

  const submit = useSubmit(async () => {
    setIsChecked(true);
    if (missing.url) return field.current?.focus();
    if (missing.events) return;
    const saved = await save({ url: url.trim(), events: chosen }).catch(() => null);
    if (!saved) return;
    await invalidate(listWebhooksOperation);
    if (saved.secret !== null) return onSecret(saved.secret);
    notify.success(messages.changed);
    onClose();
  });
  return (
    <form ref={form} onSubmit={submit} noValidate>
      <Stack>
        <Failure error={isPending ? null : error} />
        <TextInput
          ref={field}
          type="url"
          label={texts.url}
          description={texts.urlHelp}
          value={url}
          maxLength={MAX_WEBHOOK_URL}
          required
          data-autofocus
          error={shown.url ?? fieldProblem(error, 'url')}
          onChange={(event) => setUrl(event.currentTarget.value)}
        />
        <EventChoice chosen={chosen} error={shown.events} onChange={setChosen} />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {messages.cancel}
          </Button>
          <Button type="submit" disabled={isPending}>
            {submitLabel(webhook, isPending)}
          </Button>
        </Group>
      </Stack>
    </form>
  );
};

const Content = ({ webhook, onClose }: Omit<FormProps, 'onSecret'>) => {
  const [secret, setSecret] = useState<string | null>(null);
  return secret === null ? (
    <WebhookForm webhook={webhook} onSecret={setSecret} onClose={onClose} />
  ) : (
    <SecretView secret={secret} onClose={onClose} />
  );
};

interface Props {
  /** Null for a new one; undefined while the dialog is closed. */
  webhook: Webhook | null | undefined;
  onClose: () => void;
}

/** Adds a webhook and shows its secret once, or changes one. */
export const WebhookDialog = ({ webhook, onClose }: Props) => (
  <Modal opened={webhook !== undefined} onClose={onClose} title={webhook ? texts.editTitle : texts.newTitle}>
    {webhook !== undefined && <Content webhook={webhook} onClose={onClose} />}
  </Modal>
);
