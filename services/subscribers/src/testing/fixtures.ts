import os from 'node:os';
import path from 'node:path';
import {
  type Council,
  councilChangedEvent,
  createOptInPageOperation,
  createSegmentOperation,
  createSubscriberOperation,
  createTaggingOperation,
  createTagOperation,
} from '@folkmoot/contracts';
import { otherCouncil, ownCouncil, sampleCouncil, startTestService, userActor } from '@folkmoot/service-kit/testing';
import { subscribersService } from '../app';
import { effectOf } from '../subscribers/figures.domain';
import { createStatsRepository } from '../subscribers/stats.mongo';
import { addressOf, subscriptionTo } from '../subscribers/subscriber.domain';
import { createSubscriberRepository } from '../subscribers/subscriber.mongo';
import { consentByStaff, countEffects } from '../subscribers/subscriber-changes';
import { createTagRepository } from '../tags/tag.mongo';

type Beside = NonNullable<Parameters<typeof startTestService>[1]['beside']>;

/** Signs the links of mails in tests. */
export const TEST_SUBSCRIBER_KEY = 'a-key-for-tests-that-is-long-enough-0123456789';
export const TEST_MAIL_EVENTS_SECRET = 'what-the-provider-was-told';

/** Where a service of this process keeps its files. */
export const TEST_DATA_DIR = path.join(os.tmpdir(), `folkmoot-subscribers-${process.pid}`);

export const startSubscribersService = (
  given: {
    demoData?: boolean;
    beside?: Beside;
    adminUrl?: string;
    publicUrl?: string;
    dataDir?: string;
    signupMailsPerHour?: number;
  } = {},
) =>
  startTestService(subscribersService, {
    ...(given.beside ? { beside: given.beside } : {}),
    config: {
      publicOrigin: 'http://localhost:8080',
      productName: 'Folkmoot',
      supportEmail: 'support@folkmoot.example',
      dataDir: given.dataDir ?? TEST_DATA_DIR,
      subscriberKey: TEST_SUBSCRIBER_KEY,
      adminUrl: given.adminUrl ?? 'http://127.0.0.1:1',
      publicUrl: given.publicUrl,
      mailsPerSecond: 0,
      mailsAtOnce: 1,
      signupMailsPerHour: given.signupMailsPerHour ?? 1_000,
      mailEventsSecret: TEST_MAIL_EVENTS_SECRET,
      demoData: given.demoData ?? false,
    },
  });
export type SubscribersTestService = Awaited<ReturnType<typeof startSubscribersService>>;

/** What the scheduler keeps; without it a service that runs would not find its own jobs again. */
const KEPT = new Set(['job_runs', 'agenda_jobs']);

/** A service that was started for a whole suite as if it had just been started: nothing stored, nothing told. */
export const emptied = async (service: SubscribersTestService): Promise<SubscribersTestService> => {
  await service.settled();
  const names = (await service.connection.listCollections()).map(({ name }) => name);
  const wiped = names.filter((name) => !KEPT.has(name));
  await Promise.all(wiped.map((name) => service.connection.collection(name).deleteMany({})));
  service.forgetEvents();
  return service;
};

export const own = userActor({ councilId: ownCouncil });
export const other = userActor({ councilId: otherCouncil });

let made = 0;
export const fresh = (prefix: string): string => {
  made += 1;
  return `${prefix} ${made}`;
};

export const freshEmail = (): string => `${fresh('person').replace(' ', '')}@residents.example`;

/** Makes a tag as a council's admin would. */
export const makeTag = async (service: SubscribersTestService, as = own, body: object = {}) =>
  (await service.call(createTagOperation, { as, body: { name: fresh('Tag'), ...body } })).body;

export const makeSubscriber = async (service: SubscribersTestService, as = own, body: object = {}) =>
  service.call(createSubscriberOperation, {
    as,
    body: { email: freshEmail(), consentSource: 'Asked at the library counter', ...body },
  });

export const makeSegment = async (service: SubscribersTestService, as = own, body: object = {}) =>
  (await service.call(createSegmentOperation, { as, body: { name: fresh('Segment'), filter: {}, ...body } })).body;

/** Begins to change the tags of all whom a filter finds. */
export const makeTagging = (service: SubscribersTestService, body: object, as = own) =>
  service.call(createTaggingOperation, { as, body: { filter: {}, ...body } });

/** Puts many people on the list at once, past what a form would take, counted as if they had been added one by one. */
export const addMany = async (service: SubscribersTestService, tagId: string, count: number, as = own) => {
  const scope = { connection: service.connection, session: null, actor: as, councilId: as.councilId };
  const at = service.clock.now();
  const people = Array.from({ length: count }, (_, n) => ({
    ...addressOf(`many${n}@residents.example`),
    uniqueId: `MANY${n}`,
    source: 'csv_upload' as const,
    status: 'active' as const,
    subscribedAt: at,
    subscriptions: [subscriptionTo(tagId, 'active', consentByStaff('A list', 'user_1', at))],
    history: [],
  }));
  await createSubscriberRepository(scope).addAll(people);
  const records = { stats: createStatsRepository(scope), tags: createTagRepository(scope) };
  await countEffects(
    records,
    people.map((person) => effectOf(null, person)),
  );
};

/** Makes an opt-in page with a topic of its own, unless others are given. */
export const makeOptInPage = async (
  service: SubscribersTestService,
  as = own,
  given: { title?: string; description?: string; slug?: string; tagIds?: string[] } = {},
) => {
  const tagIds = given.tagIds ?? [(await makeTag(service, as)).id];
  const body = { title: fresh('Page'), slug: fresh('page').replace(' ', '-'), ...given, tagIds };
  return (await service.call(createOptInPageOperation, { as, body })).body;
};

/** The copy of a council that admin's event leaves. */
export const tellCouncil = async (service: SubscribersTestService, given: Partial<Council> = {}): Promise<void> => {
  const council = sampleCouncil(given);
  await service.receive(councilChangedEvent, {
    aggregate: { type: 'council', id: council.id, revision: council.revision },
    councilId: council.id,
    payload: { council },
  });
};
