import { createCampaignOperation, listCampaignsOperation } from '@folkmoot/contracts/client';
import { ApiError, useInvalidate, useNavigate, useOperationMutation } from '@folkmoot/shell-sdk';
import { Alert, Button, Group, List, Stack, Text, TextInput } from '@folkmoot/ui';
import { Modal, Textarea } from '@folkmoot/ui/controls';
import { type FormEvent, useState } from 'react';
import { messages } from './campaign-list.messages';

const texts = messages.dialog;

const failureText = (error: unknown): string =>
  error instanceof ApiError && error.code === 'campaign_title_required' ? texts.titleRequired : texts.failed;

export const NewCampaignDialog = ({ opened, onClose }: { opened: boolean; onClose: () => void }) => {
  const [title, setTitle] = useState('');
  const [description, setDescription] = useState('');
  const navigate = useNavigate();
  const invalidate = useInvalidate();
  const create = useOperationMutation(createCampaignOperation);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const campaign = await create.mutateAsync({ body: { title, description } }).catch(() => null);
    if (!campaign) return;
    await invalidate(listCampaignsOperation);
    navigate(`/dashboard/campaigns/${campaign.id}/builder`);
  };

  return (
    <Modal opened={opened} onClose={onClose} title={texts.title} size="md">
      <form onSubmit={submit}>
        <Stack gap="md">
          {create.isError && (
            <Alert color="red" role="alert">
              {failureText(create.error)}
            </Alert>
          )}
          <TextInput
            label={texts.titleLabel}
            placeholder={texts.titlePlaceholder}
            value={title}
            onChange={(event) => setTitle(event.currentTarget.value)}
            required
            maxLength={200}
            data-autofocus
          />
          <Textarea
            label={texts.descriptionLabel}
            value={description}
            onChange={(event) => setDescription(event.currentTarget.value)}
            maxLength={5000}
            autosize
            minRows={2}
          />
          <div>
            <Text fw={600} size="sm">
              {texts.nextSteps}
            </Text>
            <List size="sm" type="ordered" c="dimmed">
              {texts.hints.map((hint) => (
                <List.Item key={hint}>{hint}</List.Item>
              ))}
            </List>
          </div>
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {texts.cancel}
            </Button>
            <Button type="submit" disabled={title.trim() === '' || create.isPending}>
              {create.isPending ? texts.creating : texts.create}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
};
