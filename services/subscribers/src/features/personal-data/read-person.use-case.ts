import {
  normaliseEmail,
  personalDataExportedEvent,
  personalDataReadEvent,
  type SubscriberData,
  type UserActor,
} from '@folkmoot/contracts';
import type { StoredSubscriber } from '../../subscribers/subscriber.domain';
import { type PersonRecords, type PersonUnits, tellPersonalData } from './person.deps';

/** Of somebody to whom nobody may write any more, no consent is in use, whatever it was when they left. */
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
  const found = await signups.listOfSubscriber(subscriberId);
  const titles = new Map<string, string>();
  for (const id of new Set(found.map(({ pageId }) => pageId))) {
    // A page that was deleted has no title to show.
    const page = await optInPages.get(id).catch(() => null);
    titles.set(id, page?.title ?? '');
  }
  return found.map(({ at, pageId, data }) => ({
    at: at.toISOString(),
    page: titles.get(pageId) ?? '',
    data: { ...data },
  }));
};

/**
 * Messages of the product, then invitations. Nobody is to see whether somebody has answered, so mailings that left out
 * people who had are not listed: one that is missing would say it.
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

const heldOf = async (records: PersonRecords, subscriber: StoredSubscriber) => ({
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

/** What is held of an address in the actor's council; that it was looked at, or taken away, is told. */
export const readPerson = (
  { units }: { readonly units: PersonUnits },
  actor: UserActor,
  given: string,
  purpose: 'look' | 'export',
): Promise<SubscriberData> =>
  units.unitOfWork(actor, async (unit) => {
    const email = normaliseEmail(given);
    const subscriber = await unit.subscribers.findByEmail(email);
    const isSuppressed = (await unit.suppressions.findAmong([email])).has(email);
    const event = purpose === 'export' ? personalDataExportedEvent : personalDataReadEvent;
    await tellPersonalData(unit.outbox, event, actor.councilId ?? '', subscriber !== null || isSuppressed);
    return { ...(subscriber ? await heldOf(unit, subscriber) : nothing), isSuppressed };
  });
