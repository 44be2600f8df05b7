import { type CampaignDetail, defaultTargetAudiences, saveDeliveryOperation } from '@folkmoot/contracts/client';
import { useCan, useCouncilZone, useOperationMutation, useSession } from '@folkmoot/shell-sdk';
import { Button, Group, Stack } from '@folkmoot/ui';
import { type FormEvent, useCallback } from 'react';
import { Conflict } from '../../records/Conflict';
import { LeaveQuestion } from '../../records/LeaveQuestion';
import { useCampaign } from '../../records/use-campaign';
import { useCampaignForm } from '../../records/use-campaign-form';
import { useSaveKey } from '../../records/use-save-key';
import { fromWallTime, toWallTime } from '../../records/zoned-time';
import { AudienceFields } from './AudienceFields';
import { endProblem } from './dates';
import { type DeliveryDraft, openDaysOf, targetOf } from './delivery.domain';
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

/** A moment that was not touched keeps its seconds, which the field does not show. */
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
  const draftOf = useCallback((given: CampaignDetail) => draftIn(timeZone)(given), [timeZone]);
  return useCampaignForm({
    campaign,
    draftOf,
    texts,
    problemOf: (draft) => problemText(draft, campaign, timeZone),
    send: (draft, revision) =>
      save.mutateAsync({
        params: { campaignId: campaign.id },
        body: {
          frequency: draft.frequency,
          targetAudience: draft.targetAudience,
          deliveryMethods: draft.deliveryMethods,
          targetResponses: draft.hasTarget ? targetOf(draft.targetResponses) : null,
          startDate: momentOf(draft.startDate, campaign.startDate, timeZone),
          endDate: momentOf(draft.endDate, campaign.endDate, timeZone),
          deliveryConfig: configOf(draft, campaign.deliveryConfig),
          revision,
        },
      }),
  });
};

/** How, to whom and when; the layout and labels of D2, the behaviour of D1 (F-14). */
export const DeliveryTab = () => {
  const campaign = useCampaign();
  const { council } = useSession();
  const timeZone = useCouncilZone();
  const canEdit = useCan('campaign:edit');
  const { draft, set, ...form } = useDeliveryForm(campaign, timeZone);
  const ref = useSaveKey();
  const section = { draft, set, isReadOnly: !canEdit };
  const problem = problemText(draft, campaign, timeZone);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (canEdit && problem === null) void form.save();
  };

  return (
    <form ref={ref} onSubmit={submit}>
      <Stack>
        {form.hasConflict && <Conflict onReload={form.loadTheirs} onOverwrite={() => void form.overwrite()} />}
        <ScheduleFields {...section} campaign={campaign} timeZone={timeZone} problem={problem} />
        <AudienceFields
          {...section}
          audiences={council?.settings.targetAudiences ?? defaultTargetAudiences}
          areas={council?.settings.geographicalDivisions ?? []}
        />
        <MethodCards
          chosen={draft.deliveryMethods}
          isReadOnly={!canEdit}
          onChange={(deliveryMethods) => set({ deliveryMethods })}
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
      <LeaveQuestion isDirty={form.isDirty} />
    </form>
  );
};
