import {
  exportDeliveriesOperation,
  listDeliveriesOperation,
  type Mailing,
  resendMailingOperation,
} from '@folkmoot/contracts/client';
import { Deliveries, useDeliveryFilter, useReloadWhileMoving } from '@folkmoot/sending';
import { hrefOf, useInfiniteOperation, useOperationMutation } from '@folkmoot/shell-sdk';
import { useRefreshMailings } from './mailing.api';
import { messages } from './mailings.messages';

const texts = messages.deliveries;
/** The other states would reveal who has answered. */
const notArrived = ['failed', 'bounced', 'complained'] as const;

/** The messages of a mailing. Where a list of all would show who has answered, only those that did not arrive. */
export const MailingDeliveries = ({ mailing }: { mailing: Mailing }) => {
  const params = { mailingId: mailing.id };
  const filter = useDeliveryFilter();
  const { query, byState } = filter;
  const list = useInfiniteOperation(listDeliveriesOperation, { params, query }, { keepsPrevious: true });
  const resend = useOperationMutation(resendMailingOperation);
  useReloadWhileMoving(mailing, listDeliveriesOperation);
  const isHidden = mailing.listsRecipients === false;
  const hidden = { states: notArrived, note: texts.hidden, emptyText: texts.allArrived };
  return (
    <Deliveries
      sending={mailing}
      filter={filter}
      list={list}
      label={texts.label}
      fileHref={hrefOf(exportDeliveriesOperation, { params, query: byState })}
      onResend={isHidden ? null : () => resend.mutateAsync({ params })}
      refresh={useRefreshMailings()}
      {...(isHidden ? hidden : {})}
    />
  );
};
