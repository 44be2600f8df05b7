import {
  activateCampaignOperation,
  type CampaignDetail,
  type CampaignStep,
  completeCampaignOperation,
  getCampaignOperation,
  getSurveyOperation,
  pauseCampaignOperation,
  resumeCampaignOperation,
  setCampaignStepOperation,
} from '@folkmoot/contracts/client';
import { ApiError, useInvalidate, useOperationMutation } from '@folkmoot/shell-sdk';
import { useState } from 'react';
import { messages } from './campaign-detail.messages';

export interface Notice {
  kind: 'success' | 'error';
  text: string;
}

const success = (campaign: CampaignDetail): string =>
  campaign.status === 'scheduled' && campaign.startDate
    ? messages.scheduled(
        new Date(campaign.startDate).toLocaleString('en-GB', { dateStyle: 'long', timeStyle: 'short' }),
      )
    : messages.activated;

/** Problems of the domain say what to do in the catalogue's words; anything else falls back to the screen's own text. */
const failureText = (error: unknown, fallback: string): string =>
  error instanceof ApiError && error.status === 409 ? error.message : fallback;

/** Everything that moves a campaign through its states, with the banner that tells how it went. */
export const useTransitions = (campaign: CampaignDetail) => {
  const [notice, setNotice] = useState<Notice | null>(null);
  const invalidate = useInvalidate();
  const activate = useOperationMutation(activateCampaignOperation);
  const resume = useOperationMutation(resumeCampaignOperation);
  const pause = useOperationMutation(pauseCampaignOperation);
  const complete = useOperationMutation(completeCampaignOperation);
  const setStep = useOperationMutation(setCampaignStepOperation);
  const input = { params: { campaignId: campaign.id } };

  const run = async (
    work: () => Promise<CampaignDetail>,
    texts: { done: (campaign: CampaignDetail) => string; failed: string },
  ) => {
    try {
      setNotice({ kind: 'success', text: texts.done(await work()) });
    } catch (error) {
      setNotice({ kind: 'error', text: failureText(error, texts.failed) });
    }
    await Promise.all([invalidate(getCampaignOperation), invalidate(getSurveyOperation)]);
  };

  const start = campaign.status === 'paused' ? resume : activate;
  return {
    notice,
    dismiss: () => setNotice(null),
    isBusy: activate.isPending || resume.isPending || pause.isPending || complete.isPending,
    activate: () => run(() => start.mutateAsync(input), { done: success, failed: messages.activateFailed }),
    pause: () => run(() => pause.mutateAsync(input), { done: () => messages.paused, failed: messages.pauseFailed }),
    complete: () =>
      run(() => complete.mutateAsync(input), { done: () => messages.completed, failed: messages.completeFailed }),
    setStep: async (currentStep: CampaignStep) => {
      await setStep
        .mutateAsync({ ...input, body: { currentStep } })
        .catch(() => setNotice({ kind: 'error', text: messages.stepFailed }));
      await invalidate(getCampaignOperation);
    },
  };
};

export type Transitions = ReturnType<typeof useTransitions>;
