import {
  type Council,
  councilChangedEvent,
  createOptInPageOperation,
  createSegmentOperation,
  createSubscriberOperation,
  createTagOperation,
} from '@folkmoot/contracts';
import { otherCouncil, ownCouncil, sampleCouncil, startTestService, userActor } from '@folkmoot/service-kit/testing';
import { subscribersService } from '../app';

type Beside = NonNullable<Parameters<typeof startTestService>[1]['beside']>;

/** Signs the links of mails in tests. */
export const TEST_SUBSCRIBER_KEY = 'a-key-for-tests-that-is-long-enough-0123456789';

export const startSubscribersService = (given: { demoData?: boolean; beside?: Beside } = {}) =>
  startTestService(subscribersService, {
    ...(given.beside ? { beside: given.beside } : {}),
    config: {
      publicOrigin: 'http://localhost:8080',
      productName: 'Folkmoot',
      supportEmail: 'support@folkmoot.example',
      dataDir: './no-data',
      subscriberKey: TEST_SUBSCRIBER_KEY,
      demoData: given.demoData ?? false,
    },
  });
export type SubscribersTestService = Awaited<ReturnType<typeof startSubscribersService>>;

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
