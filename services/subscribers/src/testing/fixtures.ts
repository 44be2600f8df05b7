import { createSegmentOperation, createSubscriberOperation, createTagOperation } from '@folkmoot/contracts';
import { otherCouncil, ownCouncil, startTestService, userActor } from '@folkmoot/service-kit/testing';
import { subscribersService } from '../app';

type Beside = NonNullable<Parameters<typeof startTestService>[1]['beside']>;

export const startSubscribersService = (given: { demoData?: boolean; beside?: Beside } = {}) =>
  startTestService(subscribersService, {
    ...(given.beside ? { beside: given.beside } : {}),
    config: {
      publicOrigin: 'http://localhost:8080',
      productName: 'Folkmoot',
      supportEmail: 'support@folkmoot.example',
      dataDir: './no-data',
      subscriberKey: 'a-key-for-tests-that-is-long-enough-0123456789',
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
