import type { EventDefinition, personalDataReadEvent } from '@folkmoot/contracts';
import type { Outbox, Units } from '@folkmoot/service-kit';
import type { DeliveryRepository } from '../../deliveries/delivery.repository';
import type { ImportRowRepository } from '../../imports/import.repository';
import type { MailingRepository } from '../../mailings/mailing.repository';
import type { MailQueue } from '../../mails/mail.repository';
import type { OptInPageRepository } from '../../opt-in-pages/opt-in-page.repository';
import type { SignupRepository } from '../../signups/signup.repository';
import type { SubscriberRecords } from '../../subscribers/subscriber-changes';

export type PersonRecords = SubscriberRecords & {
  readonly signups: SignupRepository;
  readonly importRows: ImportRowRepository;
  readonly mails: MailQueue;
  readonly mailings: MailingRepository;
  readonly deliveries: DeliveryRepository;
  readonly optInPages: OptInPageRepository;
};
export type PersonUnits = Pick<Units<PersonRecords>, 'unitOfWork'>;

/** That somebody looked, took a copy or erased, never of whom. */
export const tellPersonalData = (
  outbox: Outbox,
  event: EventDefinition<string, (typeof personalDataReadEvent)['payload']>,
  councilId: string,
  wasFound: boolean,
): Promise<void> =>
  outbox.add(event, {
    aggregate: { type: 'personal-data', id: councilId, revision: 1 },
    payload: { service: 'subscribers', wasFound },
  });
