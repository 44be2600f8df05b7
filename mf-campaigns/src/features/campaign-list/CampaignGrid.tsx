import type { Campaign } from '@folkmoot/contracts/client';
import { Text } from '@folkmoot/ui';
import { CardGrid, ConfirmDialog, LoadingCards } from '@folkmoot/ui/controls';
import { useRef, useState } from 'react';
import { CampaignCard } from './CampaignCard';
import { messages } from './campaign-list.messages';
import { useCampaignActions } from './use-campaign-actions';

/** Skeletons with the height of the cards. */
export const LoadingGrid = () => <LoadingCards label={messages.loading} count={6} height={268} />;

interface Asked {
  about: 'archive' | 'delete';
  campaign: Campaign;
}

/** The cards, and the confirmations of final actions. */
export const CampaignGrid = ({ campaigns, isStale }: { campaigns: readonly Campaign[]; isStale: boolean }) => {
  const actions = useCampaignActions();
  const [asked, setAsked] = useState<Asked | null>(null);
  const grid = useRef<HTMLDivElement>(null);
  const close = () => setAsked(null);
  // The focused card is removed, so the focus moves to the list and not to the top of the page.
  const remove = async (campaign: Campaign) => {
    await actions.remove(campaign);
    grid.current?.focus();
  };
  return (
    <>
      <CardGrid ref={grid} label={messages.title} isStale={isStale}>
        {campaigns.map((campaign) => (
          <CampaignCard
            key={campaign.id}
            campaign={campaign}
            actions={{
              onPause: actions.pause,
              onResume: actions.resume,
              onDuplicate: actions.duplicate,
              onArchive: (chosen) => setAsked({ about: 'archive', campaign: chosen }),
              onDelete: (chosen) => setAsked({ about: 'delete', campaign: chosen }),
            }}
          />
        ))}
      </CardGrid>
      <ConfirmDialog
        opened={asked?.about === 'delete'}
        title={messages.deleteTitle}
        question={messages.deleteQuestion}
        confirmLabel={messages.delete}
        isDangerous
        onClose={close}
        onConfirm={() => asked && remove(asked.campaign)}
      >
        <Text size="sm" c="dimmed">
          {asked && messages.deleteConsequences(asked.campaign.title, asked.campaign.responseCount)}
        </Text>
      </ConfirmDialog>
      <ConfirmDialog
        opened={asked?.about === 'archive'}
        title={messages.archiveTitle}
        question={messages.archiveQuestion}
        confirmLabel={messages.archive}
        onClose={close}
        onConfirm={() => asked && actions.archive(asked.campaign)}
      >
        <Text size="sm" c="dimmed">
          {messages.archiveConsequences}
        </Text>
      </ConfirmDialog>
    </>
  );
};
