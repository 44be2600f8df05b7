import { type AttributeValue, dictionary, isKeyOf, put, type SubscriberData } from '@folkmoot/contracts';
import { type AttributeRepository, attributeText } from '../attribute';
import type { HearBackRepository } from '../hear-back';
import type { OptInPageRepository, StoredOptInPage } from '../opt-in-page';
import type { SignupRepository, StoredSignup } from '../signup';
import type { StoredSubscriber, SubscriberRecords } from '../subscriber';
import { historyWithMails, type MailsOfPersonRecords, mailsOfPerson } from './mails-of-person';

export type StoredPersonRecords = SubscriberRecords &
  MailsOfPersonRecords & {
    readonly attributes: AttributeRepository;
    readonly signups: SignupRepository;
    readonly optInPages: OptInPageRepository;
    readonly hearBacks: HearBackRepository;
  };

/** Consents of a person who may get no mail are not in use, whatever their last state. */
const isReached = ({ status }: StoredSubscriber): boolean => status === 'active' || status === 'pending';

const consentsOf = async ({ tags }: StoredPersonRecords, subscriber: StoredSubscriber) => {
  const names = new Map((await tags.listAll()).map(({ id, name }) => [id, name]));
  return subscriber.subscriptions.map(({ tagId, status, withdrawnAt, consent }) => ({
    topic: names.get(tagId) ?? '',
    status: status === 'withdrawn' || isReached(subscriber) ? status : 'stopped',
    source: consent.source,
    at: consent.givenAt.toISOString(),
    withdrawnAt: withdrawnAt?.toISOString() ?? null,
    text: consent.text,
    textVersion: consent.textVersion,
  }));
};

/** The answers of a sign-up, by the labels of its form. A field that the page has no more keeps its id. */
const labelled = (data: StoredSignup['data'], page: StoredOptInPage | null): Record<string, string> => {
  const labels = new Map((page?.fields ?? []).map(({ id, label }) => [id, label]));
  const byLabel = dictionary<string>();
  for (const [id, value] of Object.entries(data)) {
    const label = labels.get(id) || id;
    put(byLabel, isKeyOf(byLabel, label) ? `${label} (${id})` : label, value);
  }
  return byLabel;
};

const signupsOf = async ({ signups, optInPages }: StoredPersonRecords, subscriberId: string) => {
  const ofSubscriber = await signups.listOfSubscriber(subscriberId);
  const pages = new Map<string, StoredOptInPage | null>();
  for (const id of new Set(ofSubscriber.map(({ pageId }) => pageId))) {
    // A deleted page has no title to show.
    pages.set(id, await optInPages.get(id).catch(() => null));
  }
  return ofSubscriber.map(({ at, pageId, data }) => ({
    at: at.toISOString(),
    page: pages.get(pageId)?.title ?? '',
    data: labelled(data, pages.get(pageId) ?? null),
  }));
};

/** A value as it is written in a form. */
export const writtenValue = (value: AttributeValue | undefined): string => {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return value === undefined ? '' : String(value);
};

/** Also values that wait for a confirmation, and those of an attribute that is being deleted. */
const attributesOf = async (
  { attributes }: StoredPersonRecords,
  { attributes: values, pendingAttributes }: StoredSubscriber,
) => {
  const names = new Map((await attributes.listAll()).map(({ key, name }) => [key, name]));
  return [...Object.entries(values ?? {}), ...Object.entries(pendingAttributes ?? {})].map(([key, value]) => ({
    name: names.get(key) ?? key,
    value: attributeText(value),
  }));
};

/** The surveys of which a person wants to hear what comes. */
export const hearBacksOf = async (
  { hearBacks, campaigns }: Pick<StoredPersonRecords, 'hearBacks' | 'campaigns'>,
  email: string,
): Promise<NonNullable<SubscriberData['hearBacks']>> => {
  const wishes = await hearBacks.listOfEmail(email);
  return Promise.all(
    wishes.map(async ({ campaignId, askedOn, isConfirmed, consentText }) => ({
      survey: (await campaigns.find(campaignId))?.title ?? '',
      askedOn,
      isConfirmed,
      text: consentText,
    })),
  );
};

/** Everything that this service stores about a subscriber. */
export const storedDataOf = async (
  records: StoredPersonRecords,
  subscriber: StoredSubscriber,
): Promise<Omit<SubscriberData, 'isSuppressed'>> => {
  const mails = await mailsOfPerson(records, subscriber);
  const { addressChange } = subscriber;
  return {
    subscriber: {
      id: subscriber.id,
      email: subscriber.writtenEmail || subscriber.email,
      uniqueId: subscriber.uniqueId,
      source: subscriber.source,
      status: subscriber.status,
      subscribedAt: subscriber.subscribedAt.toISOString(),
      pausedUntil: subscriber.pausedUntil?.toISOString() ?? null,
      newAddress: addressChange
        ? { email: addressChange.writtenEmail, expiresAt: addressChange.expiresAt.toISOString() }
        : null,
    },
    attributes: await attributesOf(records, subscriber),
    consents: await consentsOf(records, subscriber),
    signups: await signupsOf(records, subscriber.id),
    hearBacks: await hearBacksOf(records, subscriber.email),
    history: historyWithMails(subscriber, mails).map(({ at, what, detail }) => ({
      at: at.toISOString(),
      what,
      detail,
    })),
    mails: mails.map(({ kind, state, at, subject, reason }) => ({
      kind,
      status: state,
      at: at.toISOString(),
      subject,
      reason,
    })),
  };
};
