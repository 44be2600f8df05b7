import { fromWallTime, toWallTime } from '@folkmoot/calendar/times';
import { type CampaignDetail, saveDeliveryOperation } from '@folkmoot/contracts/client';
import { type DraftForm, useCouncilZone, useOperationMutation } from '@folkmoot/shell-sdk';
import { useCallback } from 'react';
import { openDaysOf } from '../../entities/campaign/plan';
import { useCampaignForm } from '../../entities/campaign/use-campaign-form';
import { endProblem } from './dates';
import { type DeliveryDraft, targetOf } from './delivery.domain';
import { messages as texts } from './delivery.messages';

const draftIn =
  (timeZone: string) =>
  (campaign: CampaignDetail): DeliveryDraft => ({
    frequency: campaign.frequency,
    roundOpenDays:
      campaign.frequency === 'once' ? '' : openDaysOf(campaign.frequency, campaign.deliveryConfig.roundOpenDays ?? ''),
    startDate: toWallTime(campaign.startDate, timeZone),
    endDate: toWallTime(campaign.endDate, timeZone),
    targetAudience: campaign.targetAudience,
    hasTarget: campaign.targetResponses !== null,
    targetResponses: campaign.targetResponses ?? '',
    deliveryMethods: campaign.deliveryMethods,
  });

/** An unchanged time keeps its seconds, which the field does not show. */
const momentOf = (wall: string, before: string | null, timeZone: string): string | null =>
  wall === toWallTime(before, timeZone) ? before : fromWallTime(wall, timeZone);

const configOf = ({ frequency, roundOpenDays }: DeliveryDraft, before: CampaignDetail['deliveryConfig']) =>
  frequency === 'once' ? before : { ...before, roundOpenDays: openDaysOf(frequency, roundOpenDays) };

const problemText = (draft: DeliveryDraft, campaign: CampaignDetail, timeZone: string): string | null => {
  const problem = endProblem(draft, campaign, { timeZone, now: new Date() });
  return problem && texts.endProblems[problem];
};

interface DeliveryForm {
  form: DraftForm<CampaignDetail, DeliveryDraft>;
  timeZone: string;
  /** The problem with the end date, as a sentence. */
  problem: string | null;
}

/** The draft of how, to whom and when. The parts of the tab that change it each have a draft of their own. */
export const useDeliveryForm = (campaign: CampaignDetail): DeliveryForm => {
  const timeZone = useCouncilZone();
  const save = useOperationMutation(saveDeliveryOperation);
  const draftOf = useCallback((detail: CampaignDetail) => draftIn(timeZone)(detail), [timeZone]);
  const form = useCampaignForm({
    campaign,
    draftOf,
    texts,
    problemOf: (draft) => problemText(draft, campaign, timeZone),
    send: (draft, base) =>
      save.mutateAsync({
        params: { campaignId: campaign.id },
        body: {
          frequency: draft.frequency,
          targetAudience: draft.targetAudience,
          deliveryMethods: draft.deliveryMethods,
          targetResponses: draft.hasTarget ? targetOf(draft.targetResponses) : null,
          startDate: momentOf(draft.startDate, base.startDate, timeZone),
          endDate: momentOf(draft.endDate, base.endDate, timeZone),
          deliveryConfig: configOf(draft, base.deliveryConfig),
          revision: base.revision,
        },
      }),
  });
  return { form, timeZone, problem: problemText(form.draft, campaign, timeZone) };
};
