import { createCampaignOperation, getOverviewOperation, listCampaignsOperation } from '@folkmoot/contracts/client';
import { isApiError, useInvalidate, useNavigate, useOperationMutation } from '@folkmoot/shell-sdk';
import { Alert, Button, Group, List, Stack, Text, TextInput } from '@folkmoot/ui';
import { Modal, Textarea } from '@folkmoot/ui/controls';
import { type FormEvent, useState } from 'react';
import { messages } from './campaign-list.messages';
import { isComplete, StartingPoint, startBody, startOf } from './StartingPoint';
import type { Beginning } from './use-filters';

const texts = messages.dialog;

/** What the server says of these is the catalogue's text, or names what is gone; the rest falls back. */
const told = ['campaign_title_required', 'no_council', 'template_not_found'] as const;

const failureText = (error: unknown): string => {
  if (isApiError(error, 'campaign_not_found')) return texts.surveyGone;
  return isApiError(error) && told.some((code) => code === error.code) ? error.message : texts.failed;
};

const NextSteps = () => (
  <div>
    <Text fw={600} size="sm" mb={4}>
      {texts.nextSteps}
    </Text>
    <List size="sm" type="ordered" c="dimmed">
      {texts.hints.map((hint) => (
        <List.Item key={hint}>{hint}</List.Item>
      ))}
    </List>
  </div>
);

interface Typed {
  title: string;
  description: string;
}

interface FormProps {
  beginning: Beginning;
  typed: Typed;
  onType: (typed: Typed) => void;
  onClose: () => void;
}

const NewCampaignForm = ({ beginning, typed, onType, onClose }: FormProps) => {
  const { title, description } = typed;
  const [start, setStart] = useState(() => startOf(beginning));
  const navigate = useNavigate();
  const invalidate = useInvalidate();
  const create = useOperationMutation(createCampaignOperation);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const body = { title, description, ...startBody(start) };
    const campaign = await create.mutateAsync({ body }).catch(() => null);
    if (!campaign) return;
    await invalidate(listCampaignsOperation, getOverviewOperation);
    navigate(`/dashboard/campaigns/${campaign.id}/builder`);
  };

  return (
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
          onChange={(event) => onType({ ...typed, title: event.currentTarget.value })}
          required
          maxLength={200}
          data-autofocus
        />
        <Textarea
          label={texts.descriptionLabel}
          value={description}
          onChange={(event) => onType({ ...typed, description: event.currentTarget.value })}
          maxLength={5000}
          autosize
          minRows={2}
          maxRows={8}
        />
        <StartingPoint start={start} onChange={setStart} />
        <NextSteps />
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button type="submit" disabled={title.trim() === '' || !isComplete(start) || create.isPending}>
            {create.isPending ? texts.creating : texts.create}
          </Button>
        </Group>
      </Stack>
    </form>
  );
};

interface Props {
  opened: boolean;
  beginning: Beginning;
  onClose: () => void;
}

const NOTHING: Typed = { title: '', description: '' };

export const NewCampaignDialog = ({ opened, beginning, onClose }: Props) => {
  const [typed, setTyped] = useState(NOTHING);
  const close = () => {
    setTyped(NOTHING);
    onClose();
  };
  return (
    <Modal opened={opened} onClose={close} title={texts.title} closeButtonProps={{ 'aria-label': texts.close }}>
      <NewCampaignForm beginning={beginning} typed={typed} onType={setTyped} onClose={close} />
    </Modal>
  );
};
