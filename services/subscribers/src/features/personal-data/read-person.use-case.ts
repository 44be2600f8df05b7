import {
  normaliseEmail,
  personalDataExportedEvent,
  personalDataReadEvent,
  type SubscriberData,
} from '@folkmoot/contracts';
import type { Context } from '@folkmoot/service-kit';
import type { StoredSubscriber } from '../../entities/subscriber';
import { publishPersonalDataEvent } from './person.events';
import type { PersonRecords } from './person.types';

/** Consents of a person who may get no mail are not in use, whatever their last state. */
const isReached = ({ status }: StoredSubscriber): boolean => status === 'active' || status === 'pending';

const consentsOf = async ({ tags }: PersonRecords, subscriber: StoredSubscriber) => {
  const { subscriptions } = subscriber;
  const names = new Map((await tags.listAll()).map(({ id, name }) => [id, name]));
  return subscriptions.map(({ tagId, status, consent: { source, givenAt, text, textVersion } }) => ({
    topic: names.get(tagId) ?? '',
    status: status === 'withdrawn' || isReached(subscriber) ? status : 'stopped',
    source,
    at: givenAt.toISOString(),
    text,
    textVersion,
  }));
};

const signupsOf = async ({ signups, optInPages }: PersonRecords, subscriberId: string) => {
  const ofSubscriber = await signups.listOfSubscriber(subscriberId);
  const titles = new Map<string, string>();
  for (const id of new Set(ofSubscriber.map(({ pageId }) => pageId))) {
    // A deleted page has no title to show.
    const page = await optInPages.get(id).catch(() => null);
    titles.set(id, page?.title ?? '');
  }
  return ofSubscriber.map(({ at, pageId, data }) => ({
    at: at.toISOString(),
    page: titles.get(pageId) ?? '',
    data: { ...data },
  }));
};

/**
 * Product messages, then invitations. Mailings that left out people who had answered are not listed: a missing one
 * would show that the person has answered.
 */
const mailsOf = async ({ mails, mailings, deliveries }: PersonRecords, subscriberId: string) => {
  const queued = await mails.listOfSubscriber(subscriberId);
  const sent = await deliveries.listOfSubscriber(await mailings.listIds(), subscriberId);
  const kinds = new Map<string, string>();
  for (const mailingId of new Set(sent.map((each) => each.mailingId))) {
    const { kind, hidesRecipients } = await mailings.get(mailingId);
    if (!hidesRecipients) kinds.set(mailingId, kind);
  }
  const listed = sent.filter(({ mailingId }) => kinds.has(mailingId));
  return [
    ...queued.map(({ kind, state, at }) => ({ kind, status: state, at: at.toISOString() })),
    ...listed.map(({ mailingId, state, sentAt, at }) => ({
      kind: kinds.get(mailingId) ?? '',
      status: state,
      at: (sentAt ?? at).toISOString(),
    })),
  ];
};

const storedDataOf = async (records: PersonRecords, subscriber: StoredSubscriber) => ({
  subscriber: {
    id: subscriber.id,
    email: subscriber.writtenEmail || subscriber.email,
    uniqueId: subscriber.uniqueId,
    source: subscriber.source,
    status: subscriber.status,
    subscribedAt: subscriber.subscribedAt.toISOString(),
  },
  consents: await consentsOf(records, subscriber),
  signups: await signupsOf(records, subscriber.id),
  history: subscriber.history.map(({ at, what, detail }) => ({ at: at.toISOString(), what, detail })),
  mails: await mailsOf(records, subscriber.id),
});

const nothing = { subscriber: null, consents: [], signups: [], history: [], mails: [] };

/** The stored data of an address in the actor's council. Logs the read or export. */
export const readPerson = (
  { actor, unitOfWork }: Context<PersonRecords>,
  address: string,
  purpose: 'look' | 'export',
): Promise<SubscriberData> =>
  unitOfWork(actor, async (unit) => {
    const email = normaliseEmail(address);
    const subscriber = await unit.subscribers.findByEmail(email);
    const isSuppressed = (await unit.suppressions.findAmong([email])).has(email);
    const event = purpose === 'export' ? personalDataExportedEvent : personalDataReadEvent;
    await publishPersonalDataEvent(unit.outbox, event, actor.councilId ?? '', subscriber !== null || isSuppressed);
    return { ...(subscriber ? await storedDataOf(unit, subscriber) : nothing), isSuppressed };
  });
