import {
  confirmAddressOperation,
  createAttributeOperation,
  listSubscribersOperation,
  optInPageChangedEvent,
  type PayloadOf,
  readSubscriberDataOperation,
  subscriptionRequestedEvent,
  systemActor,
  updateOptInPageOperation,
} from '@folkmoot/contracts';
import { ownCouncil, sampleCouncil, until } from '@folkmoot/service-kit/testing';
import {
  makeOptInPage,
  own,
  publishCouncil,
  type SubscribersTestService,
  startSubscribersService,
} from '../../testing/fixtures';
import { tokenIn } from '../../testing/mail-links';
import { expectTrueAttributeCounts } from '../../testing/true-counts';

type Requested = PayloadOf<typeof subscriptionRequestedEvent>;
const AMY = 'amy@residents.example';

describe('attributes from a sign-up page', () => {
  let service: SubscribersTestService;
  beforeAll(async () => {
    service = await startSubscribersService();
  });
  beforeEach(() => service.empty());
  afterAll(() => service.stop());

  const councilAsks = async (doubleOptIn: boolean) => {
    const { settings } = sampleCouncil({});
    await publishCouncil(service, { settings: { ...settings, privacy: { ...settings.privacy, doubleOptIn } } });
  };
  const text = { placeholder: '', required: false };
  /** A page with a first name, a number and a box. */
  const makePage = async () => {
    for (const body of [
      { name: 'Household', type: 'number' as const },
      { name: 'Tenant', type: 'yes_no' as const },
    ])
      await service.call(createAttributeOperation, { as: own, body });
    const page = await makeOptInPage(service);
    const fields = [
      ...page.fields,
      { ...text, id: 'name', type: 'text' as const, label: 'Name', attribute: 'first_name' },
      { ...text, id: 'people', type: 'text' as const, label: 'How many are you?', attribute: 'household' },
      { ...text, id: 'tenant', type: 'checkbox' as const, label: 'I rent', attribute: 'tenant' },
      { ...text, id: 'other', type: 'text' as const, label: 'Other', attribute: 'no_longer_there' },
    ];
    const params = { pageId: page.id };
    const saved = (await service.call(updateOptInPageOperation, { as: own, params, body: { fields } })).body;
    return { pageId: page.id, tagIds: saved.settings.defaultTags, fields: saved.fields };
  };
  let made = 0;
  const signUp = async (page: { pageId: string; tagIds: string[] }, data: Record<string, string>) => {
    made += 1;
    const payload: Requested = {
      signupId: `signup-${made}`,
      source: 'opt_in',
      pageId: page.pageId,
      campaignId: null,
      email: AMY,
      data: { email: AMY, ...data },
      tagIds: page.tagIds,
      consentSource: 'Sign-up page “News”',
      consentText: 'I agree.',
      requestedAt: service.clock.now().toISOString(),
    };
    await service.receive(subscriptionRequestedEvent, {
      aggregate: { type: 'signup', id: payload.signupId, revision: 1 },
      councilId: ownCouncil,
      payload,
    });
    await service.settled();
  };
  const amy = async () => (await service.call(listSubscribersOperation, { as: own })).body.items[0];
  const confirmBy = async (number: number) => {
    await service.jobs.schedule('subscribers.send-mails', null);
    await until(() => service.mails.length >= number);
    const token = tokenIn(service.mails[number - 1]?.text ?? '', 'confirmation', service.clock.now());
    await service.call(confirmAddressOperation, { as: systemActor('public', null), body: { token } });
  };

  it('answers become attributes, a later sign-up updates them, and an answer of the wrong type is left out', async () => {
    await councilAsks(false);
    const page = await makePage();
    expect(page.fields.map(({ attribute }) => attribute)).toContain('household');
    await service.settled();
    const snapshot = service.eventsOf(optInPageChangedEvent).at(-1)?.payload.page;
    expect(snapshot?.fields).toHaveLength(5);
    expect(JSON.stringify(snapshot)).not.toContain('"attribute"');
    await signUp(page, { name: 'Amy', people: 'four', tenant: 'yes', other: 'x' });
    expect((await amy())?.attributes).toEqual({ first_name: 'Amy', tenant: true });
    const { body: stored } = await service.call(readSubscriberDataOperation, {
      as: own,
      body: { email: AMY, purpose: 'look' },
    });
    expect(stored.signups[0]?.data).toMatchObject({ Name: 'Amy', 'How many are you?': 'four', 'I rent': 'yes' });
    await signUp(page, { people: '4' });
    expect((await amy())?.attributes).toEqual({ first_name: 'Amy', household: 4, tenant: false });
    await expectTrueAttributeCounts(service);
  });

  it('a stranger cannot change the attributes of a known person when the council asks for a confirmation', async () => {
    await councilAsks(true);
    const page = await makePage();
    await signUp(page, { name: 'Amy' });
    await confirmBy(1);
    expect(await amy()).toMatchObject({ status: 'active', attributes: { first_name: 'Amy', tenant: false } });
    service.clock.advance(86_400_000);
    await signUp(page, { name: 'Mallory' });
    expect(await amy()).toMatchObject({ status: 'active', attributes: { first_name: 'Amy', tenant: false } });
    expect(JSON.stringify(await amy())).not.toContain('Mallory');
    await confirmBy(2);
    expect((await amy())?.attributes).toEqual({ first_name: 'Mallory', tenant: false });
    await expectTrueAttributeCounts(service);
  });
});
