import {
  activateCampaignOperation,
  archiveCampaignOperation,
  type CampaignDetail,
  type CampaignStep,
  completeCampaignOperation,
  countCampaignsOperation,
  getCampaignOperation,
  getOverviewOperation,
  getSurveyOperation,
  listCampaignsOperation,
  pauseCampaignOperation,
  reopenCampaignOperation,
  resumeCampaignOperation,
  setCampaignStepOperation,
  unarchiveCampaignOperation,
  unscheduleCampaignOperation,
} from '@folkmoot/contracts/client';
import { ApiError, momentInWords, useCouncilZone, useInvalidate, useOperationMutation } from '@folkmoot/shell-sdk';
import { statusLabel } from '@folkmoot/ui';
import { useCallback, useState } from 'react';
import { type Saved, useSaveAll } from '../../entities/campaign/save-with-page';
import { messages } from './campaign-detail.messages';

export interface Notice {
  /** A new id for each notice, so that the same text shown again restarts its timer. */
  id: number;
  kind: 'success' | 'error';
  text: string;
  /** The problems to fix first, as sentences. */
  problems: readonly string[];
  /** Takes the action back; left out where that is not possible. */
  undo?: (() => Promise<void>) | undefined;
}

const success =
  (timeZone: string) =>
  ({ status, startDate }: CampaignDetail): string =>
    status === 'scheduled' && startDate ? messages.scheduled(momentInWords(startDate, timeZone)) : messages.activated;

const useNotice = () => {
  const [notice, setNotice] = useState<Notice | null>(null);
  const dismiss = useCallback(() => setNotice(null), []);
  const show = (kind: Notice['kind'], text: string, more: Partial<Pick<Notice, 'problems' | 'undo'>> = {}) =>
    setNotice((last) => ({ id: (last?.id ?? 0) + 1, kind, text, problems: [], ...more }));
  return { notice, dismiss, show };
};

/** The problems of a refusal, without the one that is already its main text. */
const problemsOf = (error: unknown): string[] =>
  error instanceof ApiError && error.status === 409
    ? error.fields.map(({ message }) => message).filter((message) => message !== error.message)
    : [];

/** Conflicts of the domain use the catalogue's text with advice. Other errors use the screen's own text. */
const failureText = (error: unknown, fallback: string): string =>
  error instanceof ApiError && error.status === 409 ? error.message : fallback;

const reopened = ({ endDate }: CampaignDetail): string => (endDate ? messages.reopened : messages.reopenedWithoutEnd);

/** Saves the unsaved changes on the page, and continues only when all of them are on the server. */
const useSavedFirst = (onNotSaved: () => void) => {
  const saveAll = useSaveAll();
  const [isSaving, setIsSaving] = useState(false);
  const run = async (work: (saved: Saved['campaign']) => Promise<void>) => {
    setIsSaving(true);
    const { isSaved, campaign } = await saveAll();
    setIsSaving(false);
    if (isSaved) await work(campaign);
    else onNotSaved();
  };
  return { isSaving, run };
};

/** Transitions that need only a click, each with the notice for its result. */
const usePlainMoves = () => ({
  pause: {
    move: useOperationMutation(pauseCampaignOperation),
    done: () => messages.paused,
    failed: messages.pauseFailed,
  },
  complete: {
    move: useOperationMutation(completeCampaignOperation),
    done: () => messages.completed,
    failed: messages.statusFailed,
  },
  reopen: { move: useOperationMutation(reopenCampaignOperation), done: reopened, failed: messages.statusFailed },
  unschedule: {
    move: useOperationMutation(unscheduleCampaignOperation),
    done: () => messages.unscheduled,
    failed: messages.statusFailed,
  },
  archive: {
    move: useOperationMutation(archiveCampaignOperation),
    done: () => messages.archived,
    failed: messages.statusFailed,
  },
  unarchive: {
    move: useOperationMutation(unarchiveCampaignOperation),
    done: ({ status }: CampaignDetail) => messages.unarchived(statusLabel(status)),
    failed: messages.statusFailed,
  },
});

type PlainVerb = keyof ReturnType<typeof usePlainMoves>;

interface Reaction {
  done: (moved: CampaignDetail) => string;
  failed: string;
  undo?: (() => Promise<void>) | undefined;
}

/** All transitions of a campaign, with the banner that shows the result. */
export const useTransitions = (campaign: CampaignDetail) => {
  const { notice, dismiss, show } = useNotice();
  const invalidate = useInvalidate();
  const timeZone = useCouncilZone();
  const activate = useOperationMutation(activateCampaignOperation);
  const resume = useOperationMutation(resumeCampaignOperation);
  const setStep = useOperationMutation(setCampaignStepOperation);
  const plain = usePlainMoves();
  const input = { params: { campaignId: campaign.id } };
  const refresh = () =>
    invalidate(
      getCampaignOperation,
      getSurveyOperation,
      listCampaignsOperation,
      countCampaignsOperation,
      getOverviewOperation,
    );

  const run = async (move: Promise<CampaignDetail>, { done, failed, undo }: Reaction) => {
    try {
      show('success', done(await move), { undo });
    } catch (error) {
      show('error', failureText(error, failed), { problems: problemsOf(error) });
    }
    await refresh();
  };
  /** How a mistake is taken back at once. */
  const undos: Partial<Record<PlainVerb, () => Promise<void>>> = {
    pause: () => run(resume.mutateAsync(input), { done: success(timeZone), failed: messages.activateFailed }),
    complete: () => runPlain('reopen')(),
    archive: () => runPlain('unarchive')(),
  };
  const runPlain = (verb: PlainVerb) => () => {
    const { move, ...reaction } = plain[verb];
    return run(move.mutateAsync(input), { ...reaction, undo: undos[verb] });
  };
  const open = ({ startDate }: CampaignDetail) => {
    const { mutateAsync } = campaign.status === 'paused' ? resume : activate;
    return run(mutateAsync({ ...input, body: { startDate } }), {
      done: success(timeZone),
      failed: messages.activateFailed,
    });
  };
  const savedFirst = useSavedFirst(() => show('error', messages.notActivated));
  const [isReviewing, setIsReviewing] = useState(false);
  /** The review shows what the server has stored. A paused campaign was reviewed before it opened. */
  const review = async (saved: Saved['campaign']) => {
    if (campaign.status === 'paused') return open(saved ?? campaign);
    await refresh();
    setIsReviewing(true);
  };
  const moves = [activate, resume, ...Object.values(plain).map(({ move }) => move)];

  return {
    notice,
    dismiss,
    show,
    isBusy: savedFirst.isSaving || moves.some(({ isPending }) => isPending),
    /** Residents must get what the screen shows, so everything is saved first, and the opening uses the saved dates. */
    activate: () => savedFirst.run(review),
    launch: {
      isReviewing,
      leave: () => setIsReviewing(false),
      open: async () => {
        await open(campaign);
        setIsReviewing(false);
      },
    },
    pause: runPlain('pause'),
    complete: runPlain('complete'),
    reopen: runPlain('reopen'),
    unschedule: runPlain('unschedule'),
    archive: runPlain('archive'),
    unarchive: runPlain('unarchive'),
    setStep: async (currentStep: CampaignStep) => {
      await setStep.mutateAsync({ ...input, body: { currentStep } }).catch(() => show('error', messages.stepFailed));
      await refresh();
    },
  };
};

export type Transitions = ReturnType<typeof useTransitions>;
