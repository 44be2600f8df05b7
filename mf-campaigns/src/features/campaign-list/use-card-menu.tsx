import type { Campaign } from '@folkmoot/contracts/client';
import { useCan } from '@folkmoot/shell-sdk';
import {
  IconArchive,
  IconArrowBackUp,
  IconCopy,
  IconPlayerPause,
  IconPlayerPlay,
  IconTag,
  IconTrash,
} from '@folkmoot/ui';
import type { MenuAction } from '@folkmoot/ui/controls';
import { actionTexts as texts } from '../../entities/campaign/campaign-actions.messages';
import { isAllowed } from '../../entities/campaign/transitions.domain';
import type { useCampaignActions } from '../../entities/campaign/use-campaign-actions';

export type ListActions = Omit<ReturnType<typeof useCampaignActions>, 'remove'> & {
  onLabels: (campaign: Campaign) => void;
  onDelete: (campaign: Campaign) => void;
};

/** The actions on a campaign of the list that its status allows. */
export const useCardMenu = (actions: ListActions): ((campaign: Campaign) => MenuAction[]) => {
  const canEdit = useCan('campaign:edit');
  const canActivate = useCan('campaign:activate');
  return (campaign) => {
    const { status } = campaign;
    const entry = (isShown: boolean, action: MenuAction): MenuAction[] => (isShown ? [action] : []);
    return [
      ...entry(canActivate && isAllowed(status, 'pause'), {
        label: texts.pause,
        icon: IconPlayerPause,
        onClick: () => void actions.pause(campaign),
      }),
      ...entry(canActivate && isAllowed(status, 'resume'), {
        label: texts.resume,
        icon: IconPlayerPlay,
        onClick: () => void actions.resume(campaign),
      }),
      ...entry(canEdit, { label: texts.labels, icon: IconTag, onClick: () => actions.onLabels(campaign) }),
      ...entry(canEdit, { label: texts.duplicate, icon: IconCopy, onClick: () => void actions.duplicate(campaign) }),
      ...entry(canEdit && isAllowed(status, 'archive'), {
        label: texts.archive,
        icon: IconArchive,
        onClick: () => void actions.archive(campaign),
      }),
      ...entry(canEdit && isAllowed(status, 'unarchive'), {
        label: texts.unarchive,
        icon: IconArrowBackUp,
        onClick: () => void actions.unarchive(campaign),
      }),
      ...entry(canEdit, {
        label: texts.delete,
        icon: IconTrash,
        isDangerous: true,
        onClick: () => actions.onDelete(campaign),
      }),
    ];
  };
};
