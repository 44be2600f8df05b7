import {
  createSubscriberOperation,
  getSubscriberStatsOperation,
  listSubscribersOperation,
  listTagsOperation,
  type Tag,
} from '@folkmoot/contracts/client';
import { ApiError, useInvalidate, useOperationMutation } from '@folkmoot/shell-sdk';
import { Alert, Button, Group, notify, Stack, Text, TextInput } from '@folkmoot/ui';
import { Checkbox, Modal } from '@folkmoot/ui/controls';
import { type FormEvent, useState } from 'react';
import { messages } from './subscribers.messages';

const texts = messages.dialog;

const failureText = (error: unknown): string =>
  error instanceof ApiError && error.status < 500 ? error.message : texts.failed;

const TagChoice = ({
  tags,
  chosen,
  onChange,
}: {
  tags: readonly Tag[];
  chosen: string[];
  onChange: (ids: string[]) => void;
}) => {
  if (tags.length === 0) return <Text size="sm">{texts.noTags}</Text>;
  return (
    <Checkbox.Group label={texts.tags} value={chosen} onChange={onChange} withAsterisk>
      <Stack gap="xs" mt="xs">
        {tags.map((tag) => (
          <Checkbox key={tag.id} value={tag.id} label={tag.name} />
        ))}
      </Stack>
    </Checkbox.Group>
  );
};

export const AddSubscriberDialog = ({
  opened,
  onClose,
  tags,
}: {
  opened: boolean;
  onClose: () => void;
  tags: readonly Tag[];
}) => {
  const [email, setEmail] = useState('');
  const [consentSource, setConsentSource] = useState('');
  const [chosen, setChosen] = useState<string[] | null>(null);
  const invalidate = useInvalidate();
  const create = useOperationMutation(createSubscriberOperation);
  const tagIds = chosen ?? tags.filter(({ isDefault }) => isDefault).map(({ id }) => id);
  const isReady = email.includes('@') && consentSource.trim() !== '' && tagIds.length > 0;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const added = await create.mutateAsync({ body: { email, tagIds, consentSource } }).catch(() => null);
    if (!added) return;
    notify.success(texts.added(added.email));
    setEmail('');
    onClose();
    await Promise.all([
      invalidate(listSubscribersOperation),
      invalidate(getSubscriberStatsOperation),
      invalidate(listTagsOperation),
    ]);
  };

  return (
    <Modal opened={opened} onClose={onClose} title={texts.title}>
      <form onSubmit={submit}>
        <Stack>
          {create.isError && (
            <Alert color="red" role="alert">
              {failureText(create.error)}
            </Alert>
          )}
          <TextInput
            label={texts.email}
            type="email"
            value={email}
            onChange={(event) => setEmail(event.currentTarget.value)}
            required
            data-autofocus
          />
          <TagChoice tags={tags} chosen={tagIds} onChange={setChosen} />
          <TextInput
            label={texts.consent}
            description={texts.consentHelp}
            value={consentSource}
            maxLength={300}
            onChange={(event) => setConsentSource(event.currentTarget.value)}
            required
          />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {texts.cancel}
            </Button>
            <Button type="submit" disabled={!isReady || create.isPending}>
              {create.isPending ? texts.saving : texts.save}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
};
