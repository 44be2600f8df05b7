import { type CampaignDetail, listMailingsOperation } from '@folkmoot/contracts/client';
import { useOperation } from '@folkmoot/shell-sdk';
import { Text } from '@folkmoot/ui';
import { invitationRate } from './campaign-detail.domain';
import { messages } from './campaign-detail.messages';

const texts = messages.stats;
/** More than the number of invitation mailings of any real campaign. */
const MOST = 200;
/** Messages are sent, and bounce, while the page is open. */
const RELOAD_MS = 10_000;

/** How many of those who were invited by mail have answered, beside the way to the target. */
export const InvitationRate = ({ campaign: { id, deliveryMethods } }: { campaign: CampaignDetail }) => {
  const { data } = useOperation(
    listMailingsOperation,
    { query: { campaignId: id, limit: MOST } },
    { enabled: deliveryMethods.includes('email'), refetchInterval: RELOAD_MS },
  );
  const rate = data && invitationRate(data.items);
  if (!rate) return null;
  return (
    <Text size="sm">
      {texts.invitationRate}: <strong className="tabular">{rate.percent}%</strong>{' '}
      <Text component="span" size="sm" c="dimmed">
        {texts.invitationRateOf(rate.answered, rate.delivered)}
      </Text>
    </Text>
  );
};
