import { type Operation, operations } from '@folkmoot/contracts';
import { routeTableTests, type TestService } from '@folkmoot/service-kit/testing';
import {
  makeSubscriber,
  makeTag,
  other,
  own,
  type SubscribersTestService,
  startSubscribersService,
} from './testing/fixtures';

const declared: readonly Operation[] = operations.filter(({ service }) => service === 'subscribers');

routeTableTests({
  operations: declared,
  start: async () => (await startSubscribersService()) as TestService<unknown>,
  seed: async (service) => {
    const subscribers = service as SubscribersTestService;
    const [tag, theirs] = [await makeTag(subscribers, own), await makeTag(subscribers, other)];
    await makeSubscriber(subscribers, own, { tagIds: [tag.id] });
    await makeSubscriber(subscribers, other, { tagIds: [theirs.id] });
    return { tag, theirs };
  },
  rows: ({ tag, theirs }) => ({
    listTags: {},
    createTag: { body: { name: 'Another', description: 'x', color: '#112233', isDefault: true } },
    updateTag: {
      params: { tagId: tag.id },
      otherParams: { tagId: theirs.id },
      body: { name: 'Renamed', description: 'x', color: '#112233' },
    },
    listSubscribers: {},
    createSubscriber: { body: { email: 'new@residents.example', tagIds: [tag.id], consentSource: 'By phone' } },
    getSubscriberStats: {},
  }),
});
