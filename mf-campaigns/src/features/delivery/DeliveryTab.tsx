import { fromWallTime, toWallTime } from '@folkmoot/calendar/times';
import { type CampaignDetail, defaultTargetAudiences, lookup, saveDeliveryOperation } from '@folkmoot/contracts/client';
import {
  DraftConflict,
  useCan,
  useCouncilZone,
  useOperationMutation,
  useSaveKey,
  useSession,
} from '@folkmoot/shell-sdk';
import { Button, Group, Stack } from '@folkmoot/ui';
import { type FormEvent, useCallback } from 'react';
import { frequencyLabels } from '../../entities/campaign/campaign-words.messages';
import { openDaysOf } from '../../entities/campaign/plan';
import { useCampaign } from '../../entities/campaign/use-campaign';
import { useCampaignForm } from '../../entities/campaign/use-campaign-form';
import { AudienceFields } from './AudienceFields';
import { endProblem } from './dates';
import { type DeliveryDraft, targetOf } from './delivery.domain';
import { messages as texts } from './delivery.messages';
import { EmailPanel } from './EmailPanel';
import { MethodCards } from './MethodCards';
import { QrCodes } from './QrCodes';
import { ScheduleFields } from './ScheduleFields';

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

const useDeliveryForm = (campaign: CampaignDetail, timeZone: string) => {
  const save = useOperationMutation(saveDeliveryOperation);
  const draftOf = useCallback((detail: CampaignDetail) => draftIn(timeZone)(detail), [timeZone]);
  return useCampaignForm({
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
};

/** A time as in its field, without the letter between day and time. */
const timeInWords = (wall: string): string => wall.replace('T', ' ');

const wordsOf = (field: keyof DeliveryDraft, value: unknown): string | null => {
  if (field === 'frequency') return lookup(frequencyLabels, String(value)) ?? null;
  if (field === 'startDate' || field === 'endDate') return timeInWords(String(value)) || null;
  return null;
};

/** How, to whom and when. */
export const DeliveryTab = () => {
  const campaign = useCampaign();
  const { council } = useSession();
  const timeZone = useCouncilZone();
  const canEdit = useCan('campaign:edit');
  const form = useDeliveryForm(campaign, timeZone);
  const { draft, change } = form;
  const ref = useSaveKey();
  const section = { draft, change, isReadOnly: !canEdit };
  const problem = problemText(draft, campaign, timeZone);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (canEdit && problem === null) void form.save();
  };

  return (
    <form ref={ref} onSubmit={submit}>
      <Stack>
        <DraftConflict form={form} labelOf={(field) => texts.fields[field]} wordsOf={wordsOf} />
        <ScheduleFields {...section} campaign={campaign} timeZone={timeZone} problem={problem} />
        <AudienceFields
          {...section}
          audiences={council?.settings.targetAudiences ?? defaultTargetAudiences}
          areas={council?.settings.geographicalDivisions ?? []}
        />
        <MethodCards
          chosen={draft.deliveryMethods}
          isReadOnly={!canEdit}
          onChange={(deliveryMethods) => change({ deliveryMethods })}
        />
        {draft.deliveryMethods.includes('email') && <EmailPanel isSaved={campaign.deliveryMethods.includes('email')} />}
        {draft.deliveryMethods.includes('qr') && <QrCodes campaign={campaign} />}
        {canEdit && (
          <Group justify="flex-end">
            <Button type="submit" loading={form.isSaving} disabled={problem !== null}>
              {form.isSaving ? texts.saving : texts.save}
            </Button>
          </Group>
        )}
      </Stack>
    </form>
  );
};
