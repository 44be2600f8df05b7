import { IconQrcode } from '@folkmoot/ui';
import { useCampaign } from '../../entities/campaign/use-campaign';
import { MissingMethod } from './MissingMethod';
import { QrCodes } from './QrCodes';

/** The codes of a campaign, each for one place, and what can be printed with them. */
export const QrPart = () => {
  const campaign = useCampaign();
  if (!campaign.deliveryMethods.includes('qr')) {
    return <MissingMethod campaign={campaign} method="qr" icon={<IconQrcode stroke={1.5} aria-hidden="true" />} />;
  }
  return <QrCodes campaign={campaign} />;
};
