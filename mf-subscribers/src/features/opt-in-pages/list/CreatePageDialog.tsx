import {
  createOptInPageOperation,
  listTagsOperation,
  MAX_PAGE_DESCRIPTION,
  MAX_PAGE_TITLE,
  slugProblem,
} from '@folkmoot/contracts/client';
import { isApiError, useNavigate, useOperation, useOperationMutation } from '@folkmoot/shell-sdk';
import { Alert, Button, Group, List, notify, Stack, Text, TextInput } from '@folkmoot/ui';
import { Modal, Textarea, useSubmit } from '@folkmoot/ui/controls';
import { useState } from 'react';
import { SlugField } from '../page/SlugField';
import { afterTitle, afterTyping } from '../page/slug.domain';
import { TopicChecklist } from '../page/TopicChecklist';
import { useRefreshPages } from '../page/use-page-actions';
import { messages } from './create.messages';

const HowThisWorks = () => (
  <div>
    <Text fw={600} size="sm" mb={4}>
      {messages.how.title}
    </Text>
    <List size="sm" type="ordered" c="dimmed">
      {messages.how.steps.map((step) => (
        <List.Item key={step}>{step}</List.Item>
      ))}
    </List>
  </div>
);

/** The fields of the dialog. Default tags are selected until the person changes the selection. */
const useDraft = () => {
  const tags = useOperation(listTagsOperation, {});
  const [title, setTitle] = useState('');
  const [description, setDescription] = useState('');
  const [address, setAddress] = useState({ slug: '', isFollowing: true });
  const [chosen, setChosen] = useState<string[] | null>(null);
  const defaults = tags.data?.items.filter(({ isDefault }) => isDefault).map(({ id }) => id) ?? [];
  const tagIds = chosen ?? defaults;
  const { slug } = address;
  const isReady = title.trim() !== '' && slug !== '' && slugProblem(slug) === null && tagIds.length > 0;
  return {
    body: { title, description, slug, tagIds },
    isReady,
    setDescription,
    setChosen,
    setSlug: (typed: string) => setAddress(afterTyping(typed)),
    setTitle: (next: string) => {
      setTitle(next);
      setAddress((current) => afterTitle(current, next));
    },
  };
};

const CreatePageForm = ({ onClose }: { onClose: () => void }) => {
  const draft = useDraft();
  const navigate = useNavigate();
  const refresh = useRefreshPages();
  const create = useOperationMutation(createOptInPageOperation);
  const { title, description, slug, tagIds } = draft.body;
  const takenText = isApiError(create.error, 'slug_taken') ? create.error.message : null;

  const submit = useSubmit(async () => {
    if (!draft.isReady) return;
    const page = await create.mutateAsync({ body: draft.body }).catch(() => null);
    if (!page) return;
    notify.success(messages.created(page.title));
    await refresh();
    // Back from the page must not open the dialog again.
    navigate(`/dashboard/opt-in/${page.id}`, { replace: true });
  });

  return (
    <form onSubmit={submit}>
      <Stack gap="md">
        {create.isError && (
          <Alert color="red" role="alert">
            {messages.failed}
          </Alert>
        )}
        <TextInput
          label={messages.pageTitle}
          placeholder={messages.titlePlaceholder}
          value={title}
          onChange={(event) => draft.setTitle(event.currentTarget.value)}
          required
          maxLength={MAX_PAGE_TITLE}
          data-autofocus
        />
        <Textarea
          label={messages.description}
          description={messages.descriptionHelp}
          value={description}
          onChange={(event) => draft.setDescription(event.currentTarget.value)}
          maxLength={MAX_PAGE_DESCRIPTION}
          autosize
          minRows={2}
          maxRows={6}
        />
        <SlugField
          slug={slug}
          onChange={(typed) => {
            create.reset();
            draft.setSlug(typed);
          }}
          error={takenText}
        />
        <TopicChecklist chosen={tagIds} onChange={draft.setChosen} />
        <HowThisWorks />
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            {messages.cancel}
          </Button>
          <Button type="submit" disabled={!draft.isReady || create.isPending}>
            {create.isPending ? messages.creating : messages.create}
          </Button>
        </Group>
      </Stack>
    </form>
  );
};

/** The dialog of a new page: title and address, what it is about, and at least one topic. */
export const CreatePageDialog = ({ opened, onClose }: { opened: boolean; onClose: () => void }) => (
  <Modal opened={opened} onClose={onClose} title={messages.title} size="lg">
    <CreatePageForm onClose={onClose} />
  </Modal>
);
