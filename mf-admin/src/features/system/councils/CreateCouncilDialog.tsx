import { type Council, createCouncilOperation, slugify } from '@folkmoot/contracts/client';
import { useOperationMutation } from '@folkmoot/shell-sdk';
import { Alert, Button, Group, notify, Stack, TextInput } from '@folkmoot/ui';
import { Modal, Select } from '@folkmoot/ui/controls';
import { type FormEvent, useState } from 'react';
import { reasonOf } from '../failure';
import { CLOSE } from '../system.messages';
import { dialogMessages as texts } from './councils.messages';
import { useCouncilRefresh } from './use-council-changes';

interface Props {
  onClose: () => void;
  /** What comes next is its first admin. */
  onCreated: (council: Pick<Council, 'id' | 'name'>) => void;
}

/** The optional fields of D2. */
const extras = ['address', 'phone', 'website'] as const;
const longest = { address: 500, phone: 60, website: 300 } as const;
const empty = { address: '', phone: '', website: '' };

/** Makes a council. Its address follows the name until somebody edits it (F-38). */
export const CreateCouncilDialog = ({ onClose, onCreated }: Props) => {
  const [name, setName] = useState('');
  const [slug, setSlug] = useState<string | null>(null);
  const [contactEmail, setContactEmail] = useState('');
  const [timezone, setTimezone] = useState('UTC');
  const [isIncomplete, setIsIncomplete] = useState(false);
  const [extra, setExtra] = useState(empty);
  const refresh = useCouncilRefresh();
  const create = useOperationMutation(createCouncilOperation);
  const shownSlug = slug ?? slugify(name);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const missing = !(name.trim() && shownSlug && contactEmail.trim());
    setIsIncomplete(missing);
    if (missing) return;
    const created = await create
      .mutateAsync({ body: { name, slug: shownSlug, contactEmail, timezone, ...extra } })
      .catch(() => null);
    if (!created) return;
    notify.success(texts.created);
    onCreated({ id: created.id, name: created.name });
    await refresh();
  };

  const problem = isIncomplete ? texts.required : create.error && texts.failed(reasonOf(create.error));
  return (
    <Modal opened onClose={onClose} closeButtonProps={{ 'aria-label': CLOSE }} title={texts.title}>
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
            description={texts.slugHelp(`${window.location.origin}/${shownSlug || '…'}`)}
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
          {extras.map((field) => (
            <TextInput
              key={field}
              label={texts[field]}
              value={extra[field]}
              maxLength={longest[field]}
              onChange={(event) => setExtra({ ...extra, [field]: event.currentTarget.value })}
            />
          ))}
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
