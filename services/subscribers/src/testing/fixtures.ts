import os from 'node:os';
import path from 'node:path';
import {
  type Council,
  councilChangedEvent,
  createAttributeOperation,
  createOptInPageOperation,
  createSegmentOperation,
  createSubscriberOperation,
  createTaggingOperation,
  createTagOperation,
} from '@folkmoot/contracts';
import type { Mailer } from '@folkmoot/service-kit';
import { otherCouncil, ownCouncil, sampleCouncil, startTestService, userActor } from '@folkmoot/service-kit/testing';
import { defineSubscribersService } from '../app';
import type { SubscribersConfig } from '../config';
import { addressOf, consentByStaff, countEffects, effectOf, subscriptionTo } from '../entities/subscriber';
import type { Outside } from '../features/mail-reports';
import { createRepositories } from './repositories';

type Beside = NonNullable<Parameters<typeof startTestService>[1]['beside']>;

/** Key that signs the links of mails in tests. */
export const TEST_SUBSCRIBER_KEY = 'a-key-for-tests-that-is-long-enough-0123456789';
export const TEST_MAIL_EVENTS_SECRET = 'what-the-provider-was-told';

/** Folder for the files of the services in this process. */
export const TEST_DATA_DIR = path.join(os.tmpdir(), `folkmoot-subscribers-${process.pid}`);

/** A test that asks a server outside names the answer. */
const noOutside: Outside = {
  fetchText: () => Promise.reject(new Error('no server outside')),
  resolver: {
    txt: async () => [],
    addresses: async () => [],
    mx: async () => [],
  },
};

export const startSubscribersService = (
  options: {
    demoData?: boolean;
    beside?: Beside;
    adminUrl?: string;
    publicUrl?: string;
    dataDir?: string;
    signupMailsPerHour?: number;
    mailingUndoSeconds?: number;
    mailReports?: Partial<SubscribersConfig>;
    outside?: Partial<Outside>;
    mailer?: Mailer;
  } = {},
) =>
  startTestService(
    defineSubscribersService(() => ({ ...noOutside, ...options.outside })),
    {
      ...(options.beside ? { beside: options.beside } : {}),
      ...(options.mailer ? { mailer: options.mailer } : {}),
      config: {
        publicOrigin: 'http://localhost:8080',
        productName: 'Folkmoot',
        supportEmail: 'support@folkmoot.example',
        dataDir: options.dataDir ?? TEST_DATA_DIR,
        subscriberKey: TEST_SUBSCRIBER_KEY,
        adminUrl: options.adminUrl ?? 'http://127.0.0.1:1',
        publicUrl: options.publicUrl,
        mailsPerSecond: 0,
        mailsAtOnce: 1,
        mailingUndoSeconds: options.mailingUndoSeconds ?? 0,
        signupMailsPerHour: options.signupMailsPerHour ?? 1_000,
        mailEventsSecret: TEST_MAIL_EVENTS_SECRET,
        mailEventsSesTopics: undefined,
        mailEventsSendgridKey: undefined,
        mailEventsMailgunKey: undefined,
        bounceMailboxUrl: undefined,
        mailSendingAddresses: undefined,
        mailDkimSelectors: undefined,
        demoData: options.demoData ?? false,
        ...options.mailReports,
      },
    },
  );
export type SubscribersTestService = Awaited<ReturnType<typeof startSubscribersService>>;

export const own = userActor({ councilId: ownCouncil });
export const other = userActor({ councilId: otherCouncil });

let made = 0;
export const fresh = (prefix: string): string => {
  made += 1;
  return `${prefix} ${made}`;
};

export const freshEmail = (): string => `${fresh('person').replace(' ', '')}@residents.example`;

/** Creates a tag as a council admin. */
export const makeTag = async (service: SubscribersTestService, as = own, body: object = {}) =>
  (await service.call(createTagOperation, { as, body: { name: fresh('Tag'), ...body } })).body;

/** Creates an attribute as a council admin. */
export const makeAttribute = async (service: SubscribersTestService, as = own, body: object = {}) =>
  (await service.call(createAttributeOperation, { as, body: { name: fresh('Detail'), type: 'text', ...body } })).body;

export const makeSubscriber = async (service: SubscribersTestService, as = own, body: object = {}) =>
  service.call(createSubscriberOperation, {
    as,
    body: { email: freshEmail(), consentSource: 'Asked at the library counter', ...body },
  });

export const makeSegment = async (service: SubscribersTestService, as = own, body: object = {}) =>
  (await service.call(createSegmentOperation, { as, body: { name: fresh('Segment'), filter: {}, ...body } })).body;

/** Starts a tagging of everybody who matches a filter. */
export const makeTagging = (service: SubscribersTestService, body: object, as = own) =>
  service.call(createTaggingOperation, { as, body: { filter: {}, ...body } });

/** Adds many people directly to the database, with correct counts. */
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
  const records = createRepositories(scope);
  await records.subscribers.addAll(people);
  await countEffects(
    records,
    people.map((person) => effectOf(null, person)),
  );
};

/** Creates an opt-in page, with a new topic by default. */
export const makeOptInPage = async (
  service: SubscribersTestService,
  as = own,
  overrides: { title?: string; description?: string; slug?: string; tagIds?: string[] } = {},
) => {
  const tagIds = overrides.tagIds ?? [(await makeTag(service, as)).id];
  const body = { title: fresh('Page'), slug: fresh('page').replace(' ', '-'), ...overrides, tagIds };
  return (await service.call(createOptInPageOperation, { as, body })).body;
};

/** Stores a council copy, as after an event of the admin service. */
export const publishCouncil = async (
  service: SubscribersTestService,
  overrides: Partial<Council> = {},
): Promise<void> => {
  const council = sampleCouncil(overrides);
  await service.receive(councilChangedEvent, {
    aggregate: { type: 'council', id: council.id, revision: council.revision },
    councilId: council.id,
    payload: { council },
  });
};
