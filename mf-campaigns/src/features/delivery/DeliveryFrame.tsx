import { Navigate, Outlet, useLocation } from '@folkmoot/shell-sdk';
import { Stack } from '@folkmoot/ui';
import { LinkTabs } from '@folkmoot/ui/controls';
import { useRef } from 'react';
import { useCampaign } from '../../entities/campaign/use-campaign';
import { messages } from './delivery.messages';
import { deliveryParts, isMailingPage, partAt } from './delivery-parts';

const texts = messages.parts;

/**
 * The parts of the Delivery tab, each saved by itself. The address of the tab leads to the first part, or back to the
 * part that was open: from a mailing to the list of mailings.
 */
export const DeliveryFrame = () => {
  const campaign = useCampaign();
  const { pathname } = useLocation();
  const part = partAt(pathname);
  const last = useRef(part ?? deliveryParts[0]);
  if (part) last.current = part;
  const base = `/dashboard/campaigns/${campaign.id}/delivery`;
  if (!part) return <Navigate to={`${base}/${last.current}`} replace />;
  if (isMailingPage(pathname)) return <Outlet context={campaign} />;
  return (
    <Stack>
      <LinkTabs
        variant="pills"
        label={texts.label}
        tabs={deliveryParts.map((name) => ({ to: `${base}/${name}`, label: texts[name] }))}
      />
      <Outlet context={campaign} />
    </Stack>
  );
};
