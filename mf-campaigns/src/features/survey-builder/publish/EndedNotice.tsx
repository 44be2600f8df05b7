import {
  type CampaignDetail,
  duplicateCampaignOperation,
  getOverviewOperation,
  listCampaignsOperation,
} from '@folkmoot/contracts/client';
import { useCan, useInvalidate, useNavigate, useOperationMutation } from '@folkmoot/shell-sdk';
import { Alert, Button, Group, IconInfoCircle, notify, Text } from '@folkmoot/ui';
import { reopensUntil } from '../../../entities/campaign/transitions.domain';
import { messages } from './publish.messages';

interface Props {
  campaign: CampaignDetail;
  flush: () => Promise<boolean>;
}

/** An ended campaign cannot publish changes. Offers to use the edited survey in a new campaign. */
export const EndedNotice = ({ campaign, flush }: Props) => {
  const canEdit = useCan('campaign:edit');
  const navigate = useNavigate();
  const invalidate = useInvalidate();
  const duplicate = useOperationMutation(duplicateCampaignOperation);
  const copy = async () => {
    if (!(await flush())) return;
    try {
      const { id, title } = await duplicate.mutateAsync({ params: { campaignId: campaign.id } });
      notify.success(messages.duplicated(title));
      await invalidate(listCampaignsOperation, getOverviewOperation);
      navigate(`/dashboard/campaigns/${id}/builder`);
    } catch {
      notify.error(messages.duplicateFailed);
    }
  };
  return (
    <Alert color="gray" icon={<IconInfoCircle size={18} stroke={1.5} aria-hidden="true" />}>
      <Group justify="space-between">
        <Text size="sm">{reopensUntil(campaign, new Date()) ? messages.ended.reopens : messages.ended.over}</Text>
        {canEdit && (
          <Button size="xs" variant="default" loading={duplicate.isPending} onClick={() => void copy()}>
            {messages.duplicate}
          </Button>
        )}
      </Group>
    </Alert>
  );
};
