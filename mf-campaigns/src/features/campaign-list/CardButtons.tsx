import type { Campaign, CampaignStep } from '@folkmoot/contracts/client';
import { useCan } from '@folkmoot/shell-sdk';
import { Group, IconArchive, IconCopy, IconPlayerPause, IconPlayerPlay, IconTrash, LinkButton } from '@folkmoot/ui';
import { IconButton } from '@folkmoot/ui/controls';
import { isAllowed } from '../../entities/campaign/transitions.domain';
import { messages, nextStepLabels } from './campaign-list.messages';

export interface CardActions {
  onPause: (campaign: Campaign) => void;
  onResume: (campaign: Campaign) => void;
  onDuplicate: (campaign: Campaign) => void;
  onArchive: (campaign: Campaign) => void;
  onDelete: (campaign: Campaign) => void;
}

/** The tab where the work of each step is done. */
const nextStepPaths: Readonly<Record<CampaignStep, string>> = {
  setup: 'overview',
  survey: 'builder',
  delivery: 'delivery',
  review: 'overview',
  active: 'overview',
};

/** The next step, and what may be done with the campaign in its status. */
export const CardButtons = ({ campaign, actions }: { campaign: Campaign; actions: CardActions }) => {
  const canEdit = useCan('campaign:edit');
  const canActivate = useCan('campaign:activate');
  const { id, status, currentStep } = campaign;
  return (
    <Group gap="xs" justify="space-between">
      <LinkButton to={`/dashboard/campaigns/${id}/${nextStepPaths[currentStep]}`} variant="light" size="xs">
        {nextStepLabels[currentStep]}
      </LinkButton>
      <Group gap={2} wrap="nowrap">
        {canActivate && isAllowed(status, 'pause') && (
          <IconButton label={messages.pause} icon={IconPlayerPause} onClick={() => actions.onPause(campaign)} />
        )}
        {canActivate && isAllowed(status, 'resume') && (
          <IconButton label={messages.resume} icon={IconPlayerPlay} onClick={() => actions.onResume(campaign)} />
        )}
        {canEdit && (
          <>
            <IconButton label={messages.duplicate} icon={IconCopy} onClick={() => actions.onDuplicate(campaign)} />
            {isAllowed(status, 'archive') && (
              <IconButton label={messages.archive} icon={IconArchive} onClick={() => actions.onArchive(campaign)} />
            )}
            <IconButton
              label={messages.delete}
              icon={IconTrash}
              color="red"
              onClick={() => actions.onDelete(campaign)}
            />
          </>
        )}
      </Group>
    </Group>
  );
};
