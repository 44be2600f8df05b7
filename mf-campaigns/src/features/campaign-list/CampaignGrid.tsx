import type { Campaign } from '@folkmoot/contracts/client';
import { Text } from '@folkmoot/ui';
import { CardGrid, ConfirmDialog, LoadingCards } from '@folkmoot/ui/controls';
import { useRef, useState } from 'react';
import { CampaignCard } from './CampaignCard';
import { messages } from './campaign-list.messages';
import { useCampaignActions } from './use-campaign-actions';

/** Skeletons of the height of the cards. */
export const LoadingGrid = () => <LoadingCards label={messages.loading} count={6} height={268} />;

interface Asked {
  about: 'archive' | 'delete';
  campaign: Campaign;
}

/** The cards, and the questions before what cannot be taken back from the card itself. */
export const CampaignGrid = ({ campaigns, isStale }: { campaigns: readonly Campaign[]; isStale: boolean }) => {
  const actions = useCampaignActions();
  const [asked, setAsked] = useState<Asked | null>(null);
  const grid = useRef<HTMLDivElement>(null);
  const close = () => setAsked(null);
  // The card that had the focus is gone: the focus goes to the list, not to the top of the page.
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
              onArchive: (one) => setAsked({ about: 'archive', campaign: one }),
              onDelete: (one) => setAsked({ about: 'delete', campaign: one }),
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
