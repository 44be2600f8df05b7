import type { CampaignDetail } from '@folkmoot/contracts/client';
import { useCan } from '@folkmoot/shell-sdk';
import { Button, IconArchive, IconCheck, IconPlayerPause, IconPlayerPlay, Text } from '@folkmoot/ui';
import { ConfirmDialog } from '@folkmoot/ui/controls';
import { useState } from 'react';
import { isAllowed } from '../../records/transitions.domain';
import { messages } from './campaign-detail.messages';
import type { Transitions } from './use-transitions';

const icon = { size: 16, stroke: 1.5, 'aria-hidden': true } as const;

type Asked = 'complete' | 'archive';

interface Props {
  campaign: CampaignDetail;
  transitions: Transitions;
}

const Questions = ({
  asked,
  onClose,
  transitions,
}: { asked: Asked | null; onClose: () => void } & Pick<Props, 'transitions'>) => (
  <>
    <ConfirmDialog
      opened={asked === 'complete'}
      title={messages.complete}
      question={messages.completeQuestion}
      confirmLabel={messages.complete}
      onClose={onClose}
      onConfirm={transitions.complete}
    >
      <Text size="sm" c="dimmed">
        {messages.completeDetails}
      </Text>
    </ConfirmDialog>
    <ConfirmDialog
      opened={asked === 'archive'}
      title={messages.archive}
      question={messages.archiveQuestion}
      confirmLabel={messages.archive}
      onClose={onClose}
      onConfirm={transitions.archive}
    >
      <Text size="sm" c="dimmed">
        {messages.archiveDetails}
      </Text>
    </ConfirmDialog>
  </>
);

/** What may be done with the campaign in its status, and nothing else (F-51). */
export const CampaignActions = ({ campaign: { status }, transitions }: Props) => {
  const [asked, setAsked] = useState<Asked | null>(null);
  const canActivate = useCan('campaign:activate');
  const canEdit = useCan('campaign:edit');
  const { isBusy } = transitions;
  return (
    <>
      {canEdit && isAllowed(status, 'archive') && (
        <Button
          variant="default"
          leftSection={<IconArchive {...icon} />}
          disabled={isBusy}
          onClick={() => setAsked('archive')}
        >
          {messages.archive}
        </Button>
      )}
      {canActivate && isAllowed(status, 'complete') && (
        <Button
          variant="default"
          leftSection={<IconCheck {...icon} />}
          disabled={isBusy}
          onClick={() => setAsked('complete')}
        >
          {messages.complete}
        </Button>
      )}
      {canActivate && isAllowed(status, 'pause') && (
        <Button
          variant="default"
          leftSection={<IconPlayerPause {...icon} />}
          loading={isBusy}
          onClick={() => void transitions.pause()}
        >
          {messages.pause}
        </Button>
      )}
      {canActivate && isAllowed(status, 'activate') && (
        <Button leftSection={<IconPlayerPlay {...icon} />} loading={isBusy} onClick={() => void transitions.activate()}>
          {messages.activate}
        </Button>
      )}
      <Questions asked={asked} onClose={() => setAsked(null)} transitions={transitions} />
    </>
  );
};
