import type { CampaignDetail } from '@folkmoot/contracts/client';
import { dayIn, momentInWords, useCan, useCouncilZone } from '@folkmoot/shell-sdk';
import { Button, IconArchive, IconArrowBackUp, IconCheck, IconPlayerPause, IconPlayerPlay, Text } from '@folkmoot/ui';
import { ConfirmDialog } from '@folkmoot/ui/controls';
import { useState } from 'react';
import { isAllowed, reopensUntil } from '../../entities/campaign/transitions.domain';
import { messages } from './campaign-detail.messages';
import type { Transitions } from './use-transitions';

const icon = { size: 16, stroke: 1.5, 'aria-hidden': true } as const;

type Asked = 'complete' | 'archive' | 'unschedule' | 'reopen';

interface Props {
  campaign: CampaignDetail;
  transitions: Transitions;
}

/** The effect of an action, shown before it is done. */
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
  return (['complete', 'archive', 'unschedule', 'reopen'] as const).map((transition) => (
    <ConfirmDialog
      key={transition}
      opened={asked === transition}
      title={questions[transition].label}
      question={questions[transition].question}
      confirmLabel={questions[transition].label}
      onClose={onClose}
      onConfirm={transitions[transition]}
    >
      <Text size="sm" c="dimmed">
        {details[transition]}
      </Text>
    </ConfirmDialog>
  ));
};

const askIcons = { complete: IconCheck, archive: IconArchive, unschedule: IconArrowBackUp, reopen: IconPlayerPlay };

/** The actions that the status allows. */
const askedIn = (campaign: CampaignDetail, canActivate: boolean, canEdit: boolean): Asked[] => {
  const { status } = campaign;
  return [
    ...(canEdit && isAllowed(status, 'archive') ? (['archive'] as const) : []),
    ...(canActivate && isAllowed(status, 'complete') ? (['complete'] as const) : []),
    ...(canActivate && isAllowed(status, 'unschedule') ? (['unschedule'] as const) : []),
    ...(canActivate && reopensUntil(campaign, new Date()) ? (['reopen'] as const) : []),
  ];
};

/** The actions that are allowed in the status of the campaign. */
export const CampaignActions = ({ campaign, transitions }: Props) => {
  const [asked, setAsked] = useState<Asked | null>(null);
  const canActivate = useCan('campaign:activate');
  const canEdit = useCan('campaign:edit');
  const { status } = campaign;
  const { isBusy } = transitions;
  return (
    <>
      {askedIn(campaign, canActivate, canEdit).map((transition) => {
        const Icon = askIcons[transition];
        return (
          <Button
            key={transition}
            variant="default"
            leftSection={<Icon {...icon} />}
            disabled={isBusy}
            onClick={() => setAsked(transition)}
          >
            {questions[transition].label}
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
