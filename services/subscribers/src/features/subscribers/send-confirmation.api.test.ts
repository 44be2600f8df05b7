import { sendConfirmationOperation, subscriptionRequestedEvent } from '@folkmoot/contracts';
import { ownCouncil, until } from '@folkmoot/service-kit/testing';
import {
  makeSubscriber,
  makeTag,
  own,
  publishCouncil,
  type SubscribersTestService,
  startSubscribersService,
} from '../../testing/fixtures';

const HOUR_MS = 3_600_000;

describe('sending a confirmation again', () => {
  let service: SubscribersTestService;
  beforeAll(async () => {
    service = await startSubscribersService();
    await publishCouncil(service);
  });
  afterAll(() => service.stop());

  const signUp = async (): Promise<string> => {
    await service.receive(subscriptionRequestedEvent, {
      aggregate: { type: 'signup', id: 's1', revision: 1 },
      councilId: ownCouncil,
      payload: {
        signupId: 's1',
        source: 'opt_in',
        pageId: 'page-1',
        campaignId: null,
        email: 'amy@residents.example',
        data: {},
        tagIds: [(await makeTag(service)).id],
        consentSource: 'Sign-up page',
        consentText: 'Yes',
        requestedAt: service.clock.now().toISOString(),
        mustConfirm: true,
      },
    });
    await service.settled();
    const person = await service.connection.collection('subscribers').findOne({ email: 'amy@residents.example' });
    return String(person?._id);
  };
  const mails = async (count: number) => {
    await until(() => service.mails.length >= count);
    return service.mails.map(({ subject }) => subject);
  };
  const again = async (subscriberId: string) => {
    const { status, body } = await service.call(sendConfirmationOperation, { as: own, params: { subscriberId } });
    return [status, (body as { code?: string } | undefined)?.code];
  };

  it('the message is sent again to a pending person at most once per hour, and to nobody else', async () => {
    const id = await signUp();
    const [first] = await mails(1);
    expect(await again(id)).toEqual([409, 'confirmation_just_sent']);
    service.clock.advance(HOUR_MS + 1);
    expect((await again(id))[0]).toBe(204);
    expect(await again(id)).toEqual([409, 'confirmation_just_sent']);
    expect(await mails(2)).toEqual([first, first]);
    const active = (await makeSubscriber(service, own, { tagIds: [(await makeTag(service)).id] })).body.id;
    expect(await again(active)).toEqual([409, 'transition_not_allowed']);
  });
});
