import { IconMail, Stack } from '@folkmoot/ui';
import type { ReactNode } from 'react';
import { useCampaign } from '../../entities/campaign/use-campaign';
import { EmailPanel } from './EmailPanel';
import { MissingMethod } from './MissingMethod';

/** The mailings of a campaign, and who they come from. */
export const EmailPart = ({ mailings }: { mailings: ReactNode }) => {
  const campaign = useCampaign();
  if (!campaign.deliveryMethods.includes('email')) {
    return <MissingMethod campaign={campaign} method="email" icon={<IconMail stroke={1.5} aria-hidden="true" />} />;
  }
  return (
    <Stack gap="lg">
      {mailings}
      <EmailPanel />
    </Stack>
  );
};
