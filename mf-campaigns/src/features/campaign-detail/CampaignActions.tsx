import type { CampaignDetail } from '@folkmoot/contracts/client';
import { dayIn, momentInWords, useCan, useCouncilZone, useNavigate } from '@folkmoot/shell-sdk';
import {
  Button,
  IconArchive,
  IconArrowBackUp,
  IconCheck,
  IconCopy,
  IconPlayerPause,
  IconPlayerPlay,
  IconTag,
  IconTrash,
  IconUpload,
  LinkButton,
  Text,
} from '@folkmoot/ui';
import { ConfirmDialog, type MenuAction, MoreActions } from '@folkmoot/ui/controls';
import { lazy, Suspense, useRef, useState } from 'react';
import { actionTexts } from '../../entities/campaign/campaign-actions.messages';
import { nextStepLabels } from '../../entities/campaign/campaign-words.messages';
import { DeleteDialog } from '../../entities/campaign/DeleteDialog';
import { LabelsDialog } from '../../entities/campaign/LabelsDialog';
import { isAllowed, reopensUntil } from '../../entities/campaign/transitions.domain';
import { useCampaignActions } from '../../entities/campaign/use-campaign-actions';
import { messages } from './campaign-detail.messages';
import type { HeadAction } from './campaign-head.domain';
import type { AnswerMapping } from './ImportAnswersDialog';
import { importTexts } from './import-answers.messages';
import type { Transitions } from './use-transitions';

// Few people import answers: loaded when the dialog is opened.
const ImportAnswersDialog = lazy(async () => ({
  default: (await import('./ImportAnswersDialog')).ImportAnswersDialog,
}));

const icon = { size: 16, stroke: 1.5, 'aria-hidden': true } as const;

type Asked = 'complete' | 'unschedule' | 'reopen';
type Open = Asked | 'labels' | 'import' | 'delete' | null;

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
    unschedule: messages.unscheduleDetails,
    reopen: [
      ...(until ? [messages.reopenDetails(dayIn(until.toISOString(), zone))] : []),
      ...(isOver ? [messages.reopenEnd(momentInWords(endDate, zone))] : []),
    ].join(' '),
  };
};

const questions: Readonly<Record<Asked, { label: string; question: string }>> = {
  complete: { label: messages.complete, question: messages.completeQuestion },
  unschedule: { label: messages.unschedule, question: messages.unscheduleQuestion },
  reopen: { label: messages.reopen, question: messages.reopenQuestion },
};

const Questions = ({ open, onClose, campaign, transitions }: { open: Open; onClose: () => void } & Props) => {
  const details = useDetails(campaign);
  return (['complete', 'unschedule', 'reopen'] as const).map((transition) => (
    <ConfirmDialog
      key={transition}
      opened={open === transition}
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

const links = {
  builder: { path: 'builder', label: nextStepLabels.survey, variant: 'filled' },
  delivery: { path: 'delivery', label: nextStepLabels.delivery, variant: 'filled' },
  reports: { path: 'reports', label: messages.viewReport, variant: 'default' },
} as const;

/** The one main action of the campaign in its status. */
export const MainAction = ({ action, campaign, transitions }: Props & { action: HeadAction | null }) => {
  const canActivate = useCan('campaign:activate');
  const { isBusy } = transitions;
  if (action === null || (!canActivate && (action === 'activate' || action === 'pause'))) return null;
  if (action === 'activate') {
    return (
      <Button leftSection={<IconPlayerPlay {...icon} />} loading={isBusy} onClick={() => void transitions.activate()}>
        {messages.activate}
      </Button>
    );
  }
  if (action === 'pause') {
    return (
      <Button
        variant="default"
        leftSection={<IconPlayerPause {...icon} />}
        loading={isBusy}
        onClick={() => void transitions.pause()}
      >
        {messages.pause}
      </Button>
    );
  }
  const { path, label, variant } = links[action];
  return (
    <LinkButton to={`/dashboard/campaigns/${campaign.id}/${path}`} variant={variant}>
      {label}
    </LinkButton>
  );
};

interface MenuProps extends Props {
  /** The main action, which is not repeated in the menu. */
  main: HeadAction | null;
}

/** The transitions that the status allows. */
const useTransitionEntries = ({ campaign, transitions, main }: MenuProps, ask: (open: Open) => void): MenuAction[] => {
  const canActivate = useCan('campaign:activate');
  const { status } = campaign;
  const mayReopen = reopensUntil(campaign, new Date()) !== null;
  const entry = (isShown: boolean, action: MenuAction): MenuAction[] => (isShown && canActivate ? [action] : []);
  return [
    ...entry(main !== 'activate' && isAllowed(status, 'activate'), {
      label: messages.activate,
      icon: IconPlayerPlay,
      onClick: () => void transitions.activate(),
    }),
    ...entry(mayReopen, { label: messages.reopen, icon: IconPlayerPlay, onClick: () => ask('reopen') }),
    ...entry(isAllowed(status, 'unschedule'), {
      label: messages.unschedule,
      icon: IconArrowBackUp,
      onClick: () => ask('unschedule'),
    }),
    ...entry(isAllowed(status, 'complete'), {
      label: messages.complete,
      icon: IconCheck,
      onClick: () => ask('complete'),
    }),
  ];
};

/** Statuses with a published survey, by whose questions answers are read. */
const hasPublished: ReadonlySet<CampaignDetail['status']> = new Set([
  'scheduled',
  'active',
  'paused',
  'completed',
  'archived',
]);

/** The actions of people who edit campaigns. */
const useEditEntries = ({ campaign, transitions }: MenuProps, ask: (open: Open) => void): MenuAction[] => {
  const canEdit = useCan('campaign:edit');
  const { duplicate } = useCampaignActions();
  if (!canEdit) return [];
  const { status } = campaign;
  const importAnswers = { label: importTexts.title, icon: IconUpload, onClick: () => ask('import') };
  const archive = { label: messages.archive, icon: IconArchive, onClick: () => void transitions.archive() };
  const unarchive = { label: messages.unarchive, icon: IconArrowBackUp, onClick: () => void transitions.unarchive() };
  return [
    { label: actionTexts.labels, icon: IconTag, onClick: () => ask('labels') },
    ...(hasPublished.has(status) ? [importAnswers] : []),
    { label: actionTexts.duplicate, icon: IconCopy, onClick: () => void duplicate(campaign) },
    ...(isAllowed(status, 'archive') ? [archive] : []),
    ...(isAllowed(status, 'unarchive') ? [unarchive] : []),
    { label: actionTexts.delete, icon: IconTrash, isDangerous: true, onClick: () => ask('delete') },
  ];
};

/** The menu of the other actions, with their questions. */
export const CampaignMenu = (props: MenuProps) => {
  const { campaign, transitions } = props;
  const [open, setOpen] = useState<Open>(null);
  const keptMapping = useRef<AnswerMapping>(null);
  const navigate = useNavigate();
  const { remove } = useCampaignActions();
  const close = () => setOpen(null);
  const entries = [...useTransitionEntries(props, setOpen), ...useEditEntries(props, setOpen)];
  const confirmDelete = async () => {
    if (await remove(campaign)) navigate('/dashboard/campaigns');
  };
  return (
    <>
      <MoreActions label={actionTexts.moreOf(campaign.title)} actions={entries} />
      <Questions open={open} onClose={close} campaign={campaign} transitions={transitions} />
      {open === 'import' && (
        <Suspense fallback={null}>
          <ImportAnswersDialog campaignId={campaign.id} kept={keptMapping} onClose={close} />
        </Suspense>
      )}
      <LabelsDialog campaign={open === 'labels' ? campaign : null} onClose={close} />
      <DeleteDialog campaign={open === 'delete' ? campaign : null} onClose={close} onConfirm={confirmDelete} />
    </>
  );
};
