import {
  type CampaignTexts,
  createCampaignOperation,
  getOverviewOperation,
  listCampaignsOperation,
} from '@folkmoot/contracts/client';
import { isApiError, useInvalidate, useNavigate, useOperationMutation } from '@folkmoot/shell-sdk';
import { Alert, Button, Group, List, Stack, Text } from '@folkmoot/ui';
import { Modal, useSubmit } from '@folkmoot/ui/controls';
import { useState } from 'react';
import { CampaignTextFields } from '../../entities/campaign/CampaignTextFields';
import { messages } from './campaign-list.messages';
import { isComplete, StartingPoint, startBody, startOf } from './StartingPoint';
import type { Beginning } from './use-filters';

const texts = messages.dialog;

/** For these codes, the server's text is shown. Other errors use the screen's own text. */
const codesWithServerText = ['campaign_title_required', 'no_council', 'template_not_found'] as const;

const failureText = (error: unknown): string => {
  if (isApiError(error, 'campaign_not_found')) return texts.surveyGone;
  return isApiError(error) && codesWithServerText.some((code) => code === error.code) ? error.message : texts.failed;
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

interface FormProps {
  beginning: Beginning;
  typed: CampaignTexts;
  onType: (typed: CampaignTexts) => void;
  onClose: () => void;
}

const NewCampaignForm = ({ beginning, typed, onType, onClose }: FormProps) => {
  const [start, setStart] = useState(() => startOf(beginning));
  const navigate = useNavigate();
  const invalidate = useInvalidate();
  const create = useOperationMutation(createCampaignOperation);

  const submit = useSubmit(async () => {
    const body = { ...typed, ...startBody(start) };
    const campaign = await create.mutateAsync({ body }).catch(() => null);
    if (!campaign) return;
    await invalidate(listCampaignsOperation, getOverviewOperation);
    // Back from the builder must not open the dialog again.
    navigate(`/dashboard/campaigns/${campaign.id}/builder`, { replace: true });
  });

  return (
    <form onSubmit={submit}>
      <Stack gap="md">
        {create.isError && (
          <Alert color="red" role="alert">
            {failureText(create.error)}
          </Alert>
        )}
        <CampaignTextFields
          value={typed}
          onChange={(patch) => onType({ ...typed, ...patch })}
          titlePlaceholder={texts.titlePlaceholder}
          rows={[2, 8]}
          hasFocus
        />
        <StartingPoint start={start} onChange={setStart} />
        <NextSteps />
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button type="submit" disabled={typed.title.trim() === '' || !isComplete(start) || create.isPending}>
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

const NOTHING: CampaignTexts = { title: '', description: '' };

export const NewCampaignDialog = ({ opened, beginning, onClose }: Props) => {
  const [typed, setTyped] = useState(NOTHING);
  const close = () => {
    setTyped(NOTHING);
    onClose();
  };
  return (
    <Modal opened={opened} onClose={close} title={texts.title}>
      <NewCampaignForm beginning={beginning} typed={typed} onType={setTyped} onClose={close} />
    </Modal>
  );
};
