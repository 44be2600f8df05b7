import type { CampaignDetail } from '@folkmoot/contracts/client';
import { dayIn, momentInWords, useCan, useCouncilZone } from '@folkmoot/shell-sdk';
import { Button, IconArchive, IconArrowBackUp, IconCheck, IconPlayerPause, IconPlayerPlay, Text } from '@folkmoot/ui';
import { ConfirmDialog } from '@folkmoot/ui/controls';
import { useState } from 'react';
import { isAllowed, reopensUntil } from '../../records/transitions.domain';
import { messages } from './campaign-detail.messages';
import type { Transitions } from './use-transitions';

const icon = { size: 16, stroke: 1.5, 'aria-hidden': true } as const;

type Asked = 'complete' | 'archive' | 'unschedule' | 'reopen';

interface Props {
  campaign: CampaignDetail;
  transitions: Transitions;
}

/** What an action does, before it is done. */
const useDetails = ({ endDate, statusHistory, status }: CampaignDetail): Record<Asked, string> => {
  const zone = useCouncilZone();
  const now = new Date();
  const until = reopensUntil({ status, statusHistory }, now);
  const isOver = endDate !== null && new Date(endDate) <= now;
  return {
    complete: messages.completeDetails,
    archive: messages.archiveDetails,
    unschedule: messages.unscheduleDetails,
    reopen: [
      ...(until ? [messages.reopenDetails(dayIn(until.toISOString(), zone))] : []),
      ...(isOver ? [messages.reopenEnd(momentInWords(endDate, zone))] : []),
    ].join(' '),
  };
};

const questions: Readonly<Record<Asked, { label: string; question: string }>> = {
  complete: { label: messages.complete, question: messages.completeQuestion },
  archive: { label: messages.archive, question: messages.archiveQuestion },
  unschedule: { label: messages.unschedule, question: messages.unscheduleQuestion },
  reopen: { label: messages.reopen, question: messages.reopenQuestion },
};

const Questions = ({ asked, onClose, campaign, transitions }: { asked: Asked | null; onClose: () => void } & Props) => {
  const details = useDetails(campaign);
  return (['complete', 'archive', 'unschedule', 'reopen'] as const).map((one) => (
    <ConfirmDialog
      key={one}
      opened={asked === one}
      title={questions[one].label}
      question={questions[one].question}
      confirmLabel={questions[one].label}
      onClose={onClose}
      onConfirm={transitions[one]}
    >
      <Text size="sm" c="dimmed">
        {details[one]}
      </Text>
    </ConfirmDialog>
  ));
};

const askIcons = { complete: IconCheck, archive: IconArchive, unschedule: IconArrowBackUp, reopen: IconPlayerPlay };

/** What may be asked for in this status. */
const askedIn = (campaign: CampaignDetail, canActivate: boolean, canEdit: boolean): Asked[] => {
  const { status } = campaign;
  return [
    ...(canEdit && isAllowed(status, 'archive') ? (['archive'] as const) : []),
    ...(canActivate && isAllowed(status, 'complete') ? (['complete'] as const) : []),
    ...(canActivate && isAllowed(status, 'unschedule') ? (['unschedule'] as const) : []),
    ...(canActivate && reopensUntil(campaign, new Date()) ? (['reopen'] as const) : []),
  ];
};

/** What may be done with the campaign in its status, and nothing else (F-51). */
export const CampaignActions = ({ campaign, transitions }: Props) => {
  const [asked, setAsked] = useState<Asked | null>(null);
  const canActivate = useCan('campaign:activate');
  const canEdit = useCan('campaign:edit');
  const { status } = campaign;
  const { isBusy } = transitions;
  return (
    <>
      {askedIn(campaign, canActivate, canEdit).map((one) => {
        const Icon = askIcons[one];
        return (
          <Button
            key={one}
            variant="default"
            leftSection={<Icon {...icon} />}
            disabled={isBusy}
            onClick={() => setAsked(one)}
          >
            {questions[one].label}
          </Button>
        );
      })}
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
      <Questions asked={asked} onClose={() => setAsked(null)} campaign={campaign} transitions={transitions} />
    </>
  );
};
