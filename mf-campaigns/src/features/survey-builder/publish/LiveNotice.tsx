import { getCampaignOperation, type Survey } from '@folkmoot/contracts/client';
import { useCan, useOperation } from '@folkmoot/shell-sdk';
import { Alert, Button, Group, IconInfoCircle, Text, useDisclosure } from '@folkmoot/ui';
import { isBeforeActivation } from '../../../entities/campaign/transitions.domain';
import { useBuilderState, useLiveState, useTools } from '../builder-context';
import { isDirty } from '../draft/builder.store';
import { EndedNotice } from './EndedNotice';
import { PublishDialog } from './PublishDialog';
import { messages } from './publish.messages';

interface Props {
  flush: () => Promise<boolean>;
  onPublished: (survey: Survey) => void;
}

/** Shown when the draft of a live survey differs from the published version, or residents no longer see the survey. */
export const LiveNotice = ({ flush, onPublished }: Props) => {
  const { campaignId } = useTools();
  const { data: campaign } = useOperation(getCampaignOperation, { params: { campaignId } });
  const isPublished = useBuilderState(({ meta }) => meta.publishedVersion > 0);
  const hasChanges = useLiveState((state) => state.meta.hasUnpublishedChanges || isDirty(state));
  const mayPublish = useCan('campaign:activate');
  const [isOpen, dialog] = useDisclosure();
  // Before activation there is nothing to publish: activating publishes.
  if (!campaign || !isPublished || isBeforeActivation(campaign.status)) return null;
  if (campaign.status === 'completed' || campaign.status === 'archived') {
    return <EndedNotice campaign={campaign} flush={flush} />;
  }
  if (!hasChanges && !isOpen) return null;
  return (
    <Alert color="accent" icon={<IconInfoCircle size={18} stroke={1.5} aria-hidden="true" />}>
      <Group justify="space-between">
        <Text size="sm">{campaign.status === 'scheduled' ? messages.scheduled : messages.live}</Text>
        {mayPublish && (
          <Button size="xs" onClick={dialog.open}>
            {messages.publish}
          </Button>
        )}
      </Group>
      <PublishDialog opened={isOpen} flush={flush} onClose={dialog.close} onPublished={onPublished} />
    </Alert>
  );
};
