import {
  activateCampaignOperation,
  archiveCampaignOperation,
  type CampaignDetail,
  type CampaignStep,
  completeCampaignOperation,
  getCampaignOperation,
  getOverviewOperation,
  getSurveyOperation,
  listCampaignsOperation,
  pauseCampaignOperation,
  resumeCampaignOperation,
  setCampaignStepOperation,
} from '@folkmoot/contracts/client';
import { ApiError, momentInWords, useCouncilZone, useInvalidate, useOperationMutation } from '@folkmoot/shell-sdk';
import { useCallback, useState } from 'react';
import { messages } from './campaign-detail.messages';

export interface Notice {
  /** Another one for each, so that the same text shown again starts its time anew. */
  id: number;
  kind: 'success' | 'error';
  text: string;
  /** What has to be mended first, each in a sentence. */
  problems: readonly string[];
}

const success =
  (timeZone: string) =>
  ({ status, startDate }: CampaignDetail): string =>
    status === 'scheduled' && startDate ? messages.scheduled(momentInWords(startDate, timeZone)) : messages.activated;

const useNotice = () => {
  const [notice, setNotice] = useState<Notice | null>(null);
  const dismiss = useCallback(() => setNotice(null), []);
  const show = (kind: Notice['kind'], text: string, problems: readonly string[] = []) =>
    setNotice((last) => ({ id: (last?.id ?? 0) + 1, kind, text, problems }));
  return { notice, dismiss, show };
};

/** The single problems of a refusal, but not the one that its text says already. */
const problemsOf = (error: unknown): string[] =>
  error instanceof ApiError && error.status === 409
    ? error.fields.map(({ message }) => message).filter((message) => message !== error.message)
    : [];

/** Problems of the domain say what to do in the catalogue's words; anything else falls back to the screen's own text. */
const failureText = (error: unknown, fallback: string): string =>
  error instanceof ApiError && error.status === 409 ? error.message : fallback;

/** Everything that moves a campaign through its states, with the banner that tells how it went. */
export const useTransitions = (campaign: CampaignDetail) => {
  const { notice, dismiss, show } = useNotice();
  const invalidate = useInvalidate();
  const timeZone = useCouncilZone();
  const activate = useOperationMutation(activateCampaignOperation);
  const resume = useOperationMutation(resumeCampaignOperation);
  const pause = useOperationMutation(pauseCampaignOperation);
  const complete = useOperationMutation(completeCampaignOperation);
  const archive = useOperationMutation(archiveCampaignOperation);
  const setStep = useOperationMutation(setCampaignStepOperation);
  const input = { params: { campaignId: campaign.id } };
  const refresh = () =>
    invalidate(getCampaignOperation, getSurveyOperation, listCampaignsOperation, getOverviewOperation);

  const run = async (
    move: { mutateAsync: (given: typeof input) => Promise<CampaignDetail> },
    texts: { done: (campaign: CampaignDetail) => string; failed: string },
  ) => {
    try {
      show('success', texts.done(await move.mutateAsync(input)));
    } catch (error) {
      show('error', failureText(error, texts.failed), problemsOf(error));
    }
    await refresh();
  };

  return {
    notice,
    dismiss,
    show,
    isBusy: [activate, resume, pause, complete, archive].some(({ isPending }) => isPending),
    activate: () =>
      run(campaign.status === 'paused' ? resume : activate, {
        done: success(timeZone),
        failed: messages.activateFailed,
      }),
    pause: () => run(pause, { done: () => messages.paused, failed: messages.pauseFailed }),
    complete: () => run(complete, { done: () => messages.completed, failed: messages.statusFailed }),
    archive: () => run(archive, { done: () => messages.archived, failed: messages.statusFailed }),
    setStep: async (currentStep: CampaignStep) => {
      await setStep.mutateAsync({ ...input, body: { currentStep } }).catch(() => show('error', messages.stepFailed));
      await refresh();
    },
  };
};

export type Transitions = ReturnType<typeof useTransitions>;
