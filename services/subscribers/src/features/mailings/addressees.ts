import type { AttributeValues, DeliveryReason } from '@folkmoot/contracts';
import { reasonToSkip } from '../../entities/delivery';
import type { StoredMailing } from '../../entities/mailing';
import type { MailingRecords, MailingTools } from './mailing.types';

/** A person as a mailing writes to them: a subscriber, or somebody who asked to hear what comes of a survey. */
export interface Addressee {
  readonly id: string;
  readonly email: string;
  /** Only a subscriber has some. */
  readonly attributes?: AttributeValues | undefined;
  /** Why they get no message now; null when they get one. */
  readonly reasonToSkip: DeliveryReason | null;
}

type Records = Pick<MailingRecords, 'subscribers' | 'hearBacks'>;

const listAddressees = async (
  { subscribers, hearBacks }: Records,
  { audience }: Pick<StoredMailing, 'audience'>,
  { ids, now }: { readonly ids: readonly string[]; readonly now: Date },
): Promise<Addressee[]> => {
  if (audience.of === 'hear_back') {
    const people = await hearBacks.findByIds(ids);
    return people.map(({ id, email, isConfirmed }) => ({
      id,
      email,
      reasonToSkip: isConfirmed ? null : 'not_confirmed',
    }));
  }
  return (await subscribers.findByIds(ids)).map((subscriber) => ({
    id: subscriber.id,
    email: subscriber.email,
    attributes: subscriber.attributes,
    reasonToSkip: reasonToSkip(subscriber, now),
  }));
};

/** The people of messages, by their ids. Who was erased is missing. */
export const findAddressees = async (
  records: Records,
  mailing: Pick<StoredMailing, 'audience'>,
  asked: { readonly ids: readonly string[]; readonly now: Date },
): Promise<ReadonlyMap<string, Addressee>> =>
  new Map((await listAddressees(records, mailing, asked)).map((addressee) => [addressee.id, addressee]));

export type LinksOf = (addressee: Pick<Addressee, 'id'>) => {
  readonly preferences: string;
  readonly unsubscribe: string;
  readonly oneClick: string;
};

/** Creates the function that makes the links by which a person stops the mail. */
export const createLinksOf = (
  { councilId, audience }: Pick<StoredMailing, 'councilId' | 'audience'>,
  { links, hearBackLinks }: Pick<MailingTools, 'links' | 'hearBackLinks'>,
): LinksOf => {
  if (audience.of !== 'hear_back') {
    return ({ id: subscriberId }) => {
      const ref = { councilId, subscriberId };
      return {
        preferences: links.preferences(ref),
        unsubscribe: links.unsubscribe(ref),
        oneClick: links.oneClick(ref),
      };
    };
  }
  const { campaignId } = audience;
  return ({ id: hearBackId }) => {
    const ref = { councilId, campaignId, hearBackId };
    const stop = hearBackLinks.stop(ref);
    return { preferences: stop, unsubscribe: stop, oneClick: hearBackLinks.oneClick(ref) };
  };
};
