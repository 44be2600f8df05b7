import { type DeletedCampaign, listDeletedCampaignsOperation } from '@folkmoot/contracts/client';
import { dayIn, useCouncilZone, useInfiniteOperation, usePageTitle } from '@folkmoot/shell-sdk';
import { StatusBadge } from '@folkmoot/ui';
import { BinPage } from '@folkmoot/ui/controls';
import { useRestore } from '../../entities/campaign/use-campaign-actions';
import { messages } from './campaign-list.messages';

const { bin } = messages;

/** /dashboard/campaigns/deleted: what can still be brought back. */
export const DeletedCampaignsPage = () => {
  usePageTitle(bin.title);
  const zone = useCouncilZone();
  const list = useInfiniteOperation(listDeletedCampaignsOperation, {});
  const restore = useRestore();
  const describe = ({ id, title, status, deletedAt, responseCount, restorableUntil }: DeletedCampaign) => ({
    id,
    title,
    badge: <StatusBadge status={status} />,
    lines: [bin.deletedOn(dayIn(deletedAt, zone), responseCount), bin.until(dayIn(restorableUntil, zone))],
  });
  return (
    <BinPage
      texts={bin}
      back={{ to: '/dashboard/campaigns', label: messages.title }}
      list={list}
      describe={describe}
      onRestore={restore}
    />
  );
};
