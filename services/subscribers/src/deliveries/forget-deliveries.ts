import type { MailingRepository } from '../mailings/mailing.repository';
import type { DeliveryRepository } from './delivery.repository';

export interface DeliveryRecords {
  readonly mailings: MailingRepository;
  readonly deliveries: DeliveryRepository;
}

/** The messages of a person who is erased stay in the counts and lead to nobody. */
export const forgetDeliveries = async (
  { mailings, deliveries }: DeliveryRecords,
  subscriberId: string,
): Promise<void> => deliveries.forgetSubscriber(await mailings.listIds(), subscriberId);
