import {
  type CampaignDetail,
  DEFAULT_TARGET_RESPONSES,
  defaultTargetAudiences,
  frequencies,
  getCampaignOperation,
  saveDeliveryOperation,
} from '@folkmoot/contracts/client';
import { ApiError, useCan, useInvalidate, useOperationMutation, useSession } from '@folkmoot/shell-sdk';
import { Button, Card, Group, notify, SimpleGrid, Stack, Text, TextInput } from '@folkmoot/ui';
import { Fieldset, NumberInput, Select } from '@folkmoot/ui/controls';
import { type FormEvent, useState } from 'react';
import { frequencyLabels, messages } from './campaign-detail.messages';
import classes from './delivery.module.css';
import { MethodCards } from './MethodCards';
import { useCampaign } from './use-campaign';
import { fromWallTime, toWallTime } from './zoned-time';

const texts = messages.delivery;

interface Draft {
  frequency: CampaignDetail['frequency'];
  startDate: string;
  endDate: string;
  targetAudience: string;
  targetResponses: number | string;
  deliveryMethods: CampaignDetail['deliveryMethods'];
}

const draftOf = (campaign: CampaignDetail, timeZone: string): Draft => ({
  frequency: campaign.frequency,
  startDate: toWallTime(campaign.startDate, timeZone),
  endDate: toWallTime(campaign.endDate, timeZone),
  targetAudience: campaign.targetAudience,
  targetResponses: campaign.targetResponses ?? '',
  deliveryMethods: campaign.deliveryMethods,
});

/** Whole and at least 1; blank or invalid falls back to the default (D2 section 5). */
const targetOf = (given: number | string): number => {
  const number = Math.floor(Number(given));
  return number >= 1 ? number : DEFAULT_TARGET_RESPONSES;
};

type SectionProps = { draft: Draft; set: (patch: Partial<Draft>) => void };

const Schedule = ({ draft, set, timeZone }: SectionProps & { timeZone: string }) => (
  <Card>
    <Fieldset legend={texts.schedule} variant="unstyled" classNames={{ legend: classes.legend }}>
      <SimpleGrid cols={{ base: 1, sm: 3 }}>
        <Select
          label={texts.frequency}
          data={frequencies.map((value) => ({ value, label: frequencyLabels[value] }))}
          value={draft.frequency}
          onChange={(value) => set({ frequency: frequencies.find((one) => one === value) ?? draft.frequency })}
          allowDeselect={false}
        />
        <TextInput
          label={texts.startDate}
          type="datetime-local"
          value={draft.startDate}
          onChange={(event) => set({ startDate: event.currentTarget.value })}
        />
        <TextInput
          label={texts.endDate}
          type="datetime-local"
          value={draft.endDate}
          onChange={(event) => set({ endDate: event.currentTarget.value })}
        />
      </SimpleGrid>
      <Text size="sm" c="dimmed" mt="xs">
        {texts.zoneHint(timeZone)}
      </Text>
    </Fieldset>
  </Card>
);

const Audience = ({ draft, set, audiences }: SectionProps & { audiences: readonly string[] }) => (
  <Card>
    <Fieldset legend={texts.audience} variant="unstyled" classNames={{ legend: classes.legend }}>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <Select
          label={texts.audienceGroup}
          data={[...new Set([...audiences, draft.targetAudience])]}
          value={draft.targetAudience}
          onChange={(targetAudience) => targetAudience && set({ targetAudience })}
          allowDeselect={false}
        />
        <NumberInput
          label={texts.targetResponses}
          value={draft.targetResponses}
          onChange={(targetResponses) => set({ targetResponses })}
          onBlur={() => set({ targetResponses: targetOf(draft.targetResponses) })}
          min={1}
          max={10_000_000}
          allowDecimal={false}
        />
      </SimpleGrid>
    </Fieldset>
  </Card>
);

export const DeliveryTab = () => {
  const campaign = useCampaign();
  const { council } = useSession();
  const timeZone = council?.timezone ?? 'UTC';
  const canEdit = useCan('campaign:edit');
  const invalidate = useInvalidate();
  const save = useOperationMutation(saveDeliveryOperation);
  const [draft, setDraft] = useState(() => draftOf(campaign, timeZone));
  const set = (patch: Partial<Draft>) => setDraft((current) => ({ ...current, ...patch }));

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const { startDate, endDate, targetResponses, ...rest } = draft;
    const body = {
      ...rest,
      targetResponses: targetOf(targetResponses),
      startDate: fromWallTime(startDate, timeZone),
      endDate: fromWallTime(endDate, timeZone),
      deliveryConfig: campaign.deliveryConfig,
      revision: campaign.revision,
    };
    try {
      await save.mutateAsync({ params: { campaignId: campaign.id }, body });
      notify.success(texts.saved);
    } catch (error) {
      notify.error(error instanceof ApiError && error.status === 409 ? error.message : texts.failed);
    }
    await invalidate(getCampaignOperation);
  };

  return (
    <form onSubmit={submit}>
      <fieldset disabled={!canEdit} style={{ border: 0, margin: 0, padding: 0, minWidth: 0 }}>
        <Stack>
          <Schedule draft={draft} set={set} timeZone={timeZone} />
          <Audience draft={draft} set={set} audiences={council?.settings.targetAudiences ?? defaultTargetAudiences} />
          <MethodCards chosen={draft.deliveryMethods} onChange={(deliveryMethods) => set({ deliveryMethods })} />
          {canEdit && (
            <Group justify="flex-end">
              <Button type="submit" loading={save.isPending}>
                {save.isPending ? texts.saving : texts.save}
              </Button>
            </Group>
          )}
        </Stack>
      </fieldset>
    </form>
  );
};
