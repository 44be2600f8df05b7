import type { MailingRepository } from '../mailing/mailing.repository';
import type { DeliveryRepository } from './delivery.repository';

export interface DeliveryRecords {
  readonly mailings: MailingRepository;
  readonly deliveries: DeliveryRepository;
}

/** Keeps the messages of an erased person in the counts and removes the link to the person. */
export const forgetDeliveries = async (
  { mailings, deliveries }: DeliveryRecords,
  subscriberId: string,
): Promise<void> => deliveries.forgetSubscriber(await mailings.listIds(), subscriberId);
