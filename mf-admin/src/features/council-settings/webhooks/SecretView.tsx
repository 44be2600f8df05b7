import { Alert, Button, Group, notify, Stack } from '@folkmoot/ui';
import { CopyAddress, Modal } from '@folkmoot/ui/controls';
import { messages } from './webhooks.messages';

const texts = messages.secret;

/** A new secret, to be copied. */
export const SecretView = ({ secret, onClose }: { secret: string; onClose: () => void }) => (
  <Stack>
    <Alert color="accent" role="status" title={texts.title}>
      {texts.text}
    </Alert>
    <CopyAddress
      value={secret}
      label={texts.label}
      copyLabel={texts.copy}
      onCopied={() => notify.success(texts.copied)}
    />
    <Group justify="flex-end">
      <Button onClick={onClose}>{texts.done}</Button>
    </Group>
  </Stack>
);

/** Shows a secret in a dialog of its own, after a rotation. */
export const SecretDialog = ({ secret, onClose }: { secret: string | null; onClose: () => void }) => (
  <Modal opened={secret !== null} onClose={onClose} title={texts.dialogTitle}>
    {secret !== null && <SecretView secret={secret} onClose={onClose} />}
  </Modal>
);
