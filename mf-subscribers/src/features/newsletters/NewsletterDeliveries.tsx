import {
  exportNewsletterDeliveriesOperation,
  listNewsletterDeliveriesOperation,
  type Newsletter,
  resendNewsletterOperation,
} from '@folkmoot/contracts/client';
import { Deliveries, useDeliveryFilter, useReloadWhileMoving } from '@folkmoot/sending';
import { hrefOf, useInfiniteOperation, useOperationMutation } from '@folkmoot/shell-sdk';
import { useRefreshNewsletters } from './newsletter.api';
import { messages } from './newsletters.messages';

/** The messages of a newsletter. */
export const NewsletterDeliveries = ({ newsletter }: { newsletter: Newsletter }) => {
  const params = { newsletterId: newsletter.id };
  const filter = useDeliveryFilter();
  const { query, byState } = filter;
  const list = useInfiniteOperation(listNewsletterDeliveriesOperation, { params, query }, { keepsPrevious: true });
  const resend = useOperationMutation(resendNewsletterOperation);
  useReloadWhileMoving(newsletter, listNewsletterDeliveriesOperation);
  return (
    <Deliveries
      sending={newsletter}
      filter={filter}
      list={list}
      label={messages.deliveries}
      fileHref={hrefOf(exportNewsletterDeliveriesOperation, { params, query: byState })}
      onResend={() => resend.mutateAsync({ params })}
      refresh={useRefreshNewsletters()}
    />
  );
};
