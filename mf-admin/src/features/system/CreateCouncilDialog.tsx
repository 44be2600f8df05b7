import { createCouncilOperation, listCouncilsOperation, slugify } from '@folkmoot/contracts/client';
import { ApiError, useInvalidate, useOperationMutation } from '@folkmoot/shell-sdk';
import { Alert, Button, Group, notify, Stack, TextInput } from '@folkmoot/ui';
import { Modal, Select } from '@folkmoot/ui/controls';
import { type FormEvent, useState } from 'react';
import { messages } from './system.messages';

const texts = messages.dialog;

const reasonOf = (error: unknown): string =>
  error instanceof ApiError ? (error.fields[0]?.message ?? error.message) : String(error);

export const CreateCouncilDialog = ({ onClose }: { onClose: () => void }) => {
  const [name, setName] = useState('');
  const [slug, setSlug] = useState<string | null>(null);
  const [contactEmail, setContactEmail] = useState('');
  const [timezone, setTimezone] = useState('UTC');
  const [isIncomplete, setIsIncomplete] = useState(false);
  const invalidate = useInvalidate();
  const create = useOperationMutation(createCouncilOperation);
  // The slug follows the name until somebody edits it (F-38).
  const shownSlug = slug ?? slugify(name);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const missing = !(name.trim() && shownSlug && contactEmail.trim());
    setIsIncomplete(missing);
    if (missing) return;
    const created = await create
      .mutateAsync({ body: { name, slug: shownSlug, contactEmail, timezone } })
      .catch(() => null);
    if (!created) return;
    notify.success(texts.created);
    await invalidate(listCouncilsOperation);
    onClose();
  };

  const problem = isIncomplete ? texts.required : create.error && texts.failed(reasonOf(create.error));
  return (
    <Modal opened onClose={onClose} title={texts.title}>
      <form onSubmit={submit} noValidate>
        <Stack>
          {problem && (
            <Alert color="red" role="alert">
              {problem}
            </Alert>
          )}
          <TextInput
            label={texts.name}
            value={name}
            onChange={(event) => setName(event.currentTarget.value)}
            required
            data-autofocus
          />
          <TextInput
            label={texts.slug}
            value={shownSlug}
            onChange={(event) => setSlug(event.currentTarget.value)}
            required
          />
          <TextInput
            label={texts.contactEmail}
            type="email"
            value={contactEmail}
            onChange={(event) => setContactEmail(event.currentTarget.value)}
            required
          />
          <Select
            label={texts.timezone}
            data={['UTC', ...Intl.supportedValuesOf('timeZone')]}
            value={timezone}
            onChange={(value) => value && setTimezone(value)}
            searchable
            allowDeselect={false}
          />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {texts.cancel}
            </Button>
            <Button type="submit" disabled={create.isPending}>
              {create.isPending ? texts.creating : texts.create}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
};
