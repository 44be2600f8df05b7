import type { CampaignDetail } from '@folkmoot/contracts/client';
import { useCan } from '@folkmoot/shell-sdk';
import { Button, Stack } from '@folkmoot/ui';
import { EmptyCard } from '@folkmoot/ui/controls';
import type { ReactNode } from 'react';
import { DeliveryConflict } from './DeliveryConflict';
import { messages } from './delivery.messages';
import { useDeliveryForm } from './delivery-form';

interface Props {
  campaign: CampaignDetail;
  method: 'email' | 'qr';
  icon: ReactNode;
}

/** A part whose method the campaign does not use. Adds the method with one press. */
export const MissingMethod = ({ campaign, method, icon }: Props) => {
  const canEdit = useCan('campaign:edit');
  const { form } = useDeliveryForm(campaign);
  const { title, text, add } = messages.missing[method];
  const addMethod = () => void form.save({ deliveryMethods: [...campaign.deliveryMethods, method] });
  return (
    <Stack>
      <DeliveryConflict form={form} onSave={() => void form.save()} />
      <EmptyCard
        icon={icon}
        title={title}
        text={text}
        action={
          canEdit && (
            <Button loading={form.isSaving} onClick={addMethod}>
              {add}
            </Button>
          )
        }
      />
    </Stack>
  );
};
