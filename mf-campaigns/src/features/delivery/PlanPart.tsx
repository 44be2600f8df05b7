import { defaultTargetAudiences } from '@folkmoot/contracts/client';
import { useCan, useSaveKey, useSession } from '@folkmoot/shell-sdk';
import { Button, Group, Stack, Text } from '@folkmoot/ui';
import type { FormEvent } from 'react';
import { useCampaign } from '../../entities/campaign/use-campaign';
import { AudienceFields } from './AudienceFields';
import { DeliveryConflict } from './DeliveryConflict';
import { messages as texts } from './delivery.messages';
import classes from './delivery.module.css';
import { useDeliveryForm } from './delivery-form';
import { MethodCards } from './MethodCards';
import { ScheduleFields } from './ScheduleFields';

/** How, when and to whom. */
export const PlanPart = () => {
  const campaign = useCampaign();
  const { council } = useSession();
  const canEdit = useCan('campaign:edit');
  const { form, timeZone, problem } = useDeliveryForm(campaign);
  const { draft, change, isDirty, isSaving } = form;
  const ref = useSaveKey();
  const section = { draft, change, isReadOnly: !canEdit };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (canEdit && problem === null) void form.save();
  };

  return (
    <form ref={ref} onSubmit={submit}>
      <Stack>
        <DeliveryConflict form={form} />
        <MethodCards
          chosen={draft.deliveryMethods}
          isReadOnly={!canEdit}
          onChange={(deliveryMethods) => change({ deliveryMethods })}
        />
        <ScheduleFields {...section} campaign={campaign} timeZone={timeZone} problem={problem} />
        <AudienceFields
          {...section}
          audiences={council?.settings.targetAudiences ?? defaultTargetAudiences}
          areas={council?.settings.geographicalDivisions ?? []}
        />
        {canEdit && (
          <Group justify="flex-end" className={classes.actions}>
            <Text role="status" size="sm" c="dimmed">
              {isDirty ? texts.unsaved : ''}
            </Text>
            <Button type="submit" loading={isSaving} disabled={problem !== null}>
              {isSaving ? texts.saving : texts.save}
            </Button>
          </Group>
        )}
      </Stack>
    </form>
  );
};
