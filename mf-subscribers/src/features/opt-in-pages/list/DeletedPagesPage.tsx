import { type DeletedOptInPage, listDeletedOptInPagesOperation } from '@folkmoot/contracts/client';
import { dayIn, useCouncilZone, useInfiniteOperation, usePageTitle } from '@folkmoot/shell-sdk';
import { BinPage } from '@folkmoot/ui/controls';
import { usePageActions } from '../page/use-page-actions';
import { messages } from './list.messages';

const { bin } = messages;

/** /dashboard/opt-in/deleted: what can still be brought back. */
export const DeletedPagesPage = () => {
  usePageTitle(bin.title);
  const zone = useCouncilZone();
  const list = useInfiniteOperation(listDeletedOptInPagesOperation, {});
  const { bringBack } = usePageActions();
  const describe = ({ id, title, deletedAt, signups, restorableUntil }: DeletedOptInPage) => ({
    id,
    title,
    lines: [bin.deletedOn(dayIn(deletedAt, zone), signups), bin.until(dayIn(restorableUntil, zone))],
  });
  return (
    <BinPage
      texts={bin}
      back={{ to: '/dashboard/opt-in', label: messages.title }}
      list={list}
      describe={describe}
      onRestore={bringBack}
    />
  );
};
