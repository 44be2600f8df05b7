import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  choosePreferencesOperation,
  confirmAddressOperation,
  confirmSubscriptionOperation,
  getPreferencesOperation,
  type Preferences,
  readPreferencesOperation,
  savePreferencesOperation,
  subscriptionWithdrawnEvent,
  toPublicCouncil,
  unsubscribeOperation,
} from '@folkmoot/contracts';
import { createSubscriberTokens } from '@folkmoot/service-kit';
import { ownCouncil } from '@folkmoot/service-kit/testing';
import {
  aCouncil,
  type PublicTestService,
  publishCouncil,
  SUBSCRIBER_KEY,
  startPublicService,
} from '../../testing/fixtures';
import { type TestStatic, testBundle, testStatic } from '../../testing/release';

jest.mock('../../integrations/rendering/module-import', () => ({ importModule: async () => testBundle() }));

const tokens = createSubscriberTokens(SUBSCRIBER_KEY);
const ref = { councilId: ownCouncil, subscriberId: 'subscriber_1' };
const token = tokens.preferences(ref);
const nextWeek = new Date('2026-03-09T09:00:00.000Z');
const confirmation = tokens.confirmation(ref, nextWeek);

const preferences: Preferences = {
  council: toPublicCouncil(aCouncil()),
  email: 'a…y@residents.example',
  status: 'active',
  topics: [],
};

interface Ask {
  readonly path: string;
  readonly body: { token: string; tagIds?: string[] };
}

const textOf = async (request: IncomingMessage): Promise<string> => {
  let text = '';
  for await (const chunk of request) text += chunk;
  return text;
};

/** A fake subscribers service that records its requests. */
const subscribersDouble = async () => {
  const requests: Ask[] = [];
  const state = { status: 200, isAway: false };
  const server: Server = createServer(async (request, response) => {
    if (state.isAway) return void request.destroy();
    requests.push({ path: request.url ?? '', body: JSON.parse(await textOf(request)) });
    response.writeHead(state.status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(state.status === 200 ? preferences : { code: 'link_invalid' }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { requests, state, url: `http://127.0.0.1:${port}`, stop: () => new Promise((done) => server.close(done)) };
};

describe('the pages behind the links in mails', () => {
  let subscribers: Awaited<ReturnType<typeof subscribersDouble>>;
  let service: PublicTestService;
  let files: TestStatic;
  beforeAll(async () => {
    subscribers = await subscribersDouble();
    files = await testStatic();
    await files.release('one');
    const { staticDir, remotesFile } = files;
    service = await startPublicService({ staticDir, remotesFile, subscribersUrl: subscribers.url });
  });
  beforeEach(async () => {
    subscribers.requests.length = 0;
    Object.assign(subscribers.state, { status: 200, isAway: false });
    await service.empty();
    service.clock.set('2026-03-02T09:00:00.000Z');
    await publishCouncil(service, aCouncil());
  });
  afterAll(async () => {
    await service.stop();
    await files.remove();
    await subscribers.stop();
  });

  const open = async (path: string, init: RequestInit = {}) => {
    const response = await fetch(`${service.url}${path}`, { redirect: 'manual', ...init });
    return { status: response.status, headers: response.headers, text: await response.text() };
  };
  const post = (path: string, body = new URLSearchParams()) => open(path, { method: 'POST', body });
  const withdrawn = async () => {
    await service.settled();
    return service.eventsOf(subscriptionWithdrawnEvent);
  };
  const params = { token };

  it('preferences are read, chosen and confirmed as subscribers answers', async () => {
    expect((await service.call(getPreferencesOperation, { params })).body).toEqual(preferences);
    await service.call(savePreferencesOperation, { params, body: { tagIds: ['tag_news'] } });
    await service.call(confirmSubscriptionOperation, { params: { token: confirmation } });
    expect(subscribers.requests).toEqual([
      { path: readPreferencesOperation.path, body: { token } },
      { path: choosePreferencesOperation.path, body: { token, tagIds: ['tag_news'] } },
      { path: confirmAddressOperation.path, body: { token: confirmation } },
    ]);
  });

  it('chosen, confirmed or ended preferences redirect with 303, and no other site gets the address', async () => {
    const page = await open(`/preferences/${token}?note=saved`);
    expect([page.status, page.text.includes('"note":"saved"')]).toEqual([200, true]);
    expect([page.headers.get('referrer-policy'), page.headers.get('cache-control')]).toEqual([
      'no-referrer',
      'no-store',
    ]);
    const topics = new URLSearchParams([
      ['topics', 'a'],
      ['topics', 'b'],
    ]);
    const saved = await post(`/preferences/${token}`, topics);
    expect([saved.status, saved.headers.get('location')]).toEqual([303, `/preferences/${token}?note=saved`]);
    expect(subscribers.requests.at(-1)?.body.tagIds).toEqual(['a', 'b']);
    const confirmed = await post(`/confirm/${confirmation}`);
    expect([confirmed.status, confirmed.headers.get('location')]).toEqual([
      303,
      `/preferences/${token}?note=confirmed`,
    ]);
    expect((await post(`/unsubscribe/${token}`)).text).toContain('unsubscribed');
    expect(await withdrawn()).toHaveLength(1);
  });

  it.each([
    ['as RFC 8058 says', { 'content-type': 'application/x-www-form-urlencoded' }, 'List-Unsubscribe=One-Click'],
    ['as multipart', { 'content-type': 'multipart/form-data; boundary=x' }, '--x\r\n\r\nOne-Click\r\n--x--'],
    ['without a body', {}, ''],
  ])(
    'one click %s is accepted when subscribers is unavailable and is published when it is back',
    async (_, headers, body) => {
      subscribers.state.isAway = true;
      const init = { method: 'POST', headers, ...(body ? { body } : {}) } as RequestInit;
      expect((await open(`/api/public/unsubscribe/${token}`, init)).status).toBe(204);
      expect((await open(`/unsubscribe/${token}`, init)).status).toBe(200);
      const [first] = await withdrawn();
      expect([first?.councilId, first?.payload]).toEqual([
        ownCouncil,
        { subscriberId: 'subscriber_1', withdrawnAt: '2026-03-02T09:00:00.000Z' },
      ]);
    },
  );

  it('pages say that subscribers is unavailable, and a confirmation can be repeated without loss', async () => {
    subscribers.state.isAway = true;
    const page = await open(`/preferences/${token}`);
    expect([page.status, page.headers.get('retry-after'), page.text.includes('unavailable')]).toEqual([503, '5', true]);
    const pressed = await post(`/confirm/${confirmation}`);
    expect([pressed.status, pressed.text.includes('"isFailed":true')]).toEqual([503, true]);
    expect((await service.call(getPreferencesOperation, { params })).status).toBe(503);
    // Its own copy of the council is enough to show the button.
    expect((await open(`/confirm/${confirmation}`)).status).toBe(200);
    subscribers.state.isAway = false;
    expect((await post(`/confirm/${confirmation}`)).status).toBe(303);
  });

  it.each([
    ['preferences', 'forged.token'],
    ['preferences', 'sample'],
    ['preferences', confirmation],
    ['confirm', token],
    ['confirm', tokens.confirmation(ref, new Date('2026-03-01T00:00:00.000Z'))],
    ['unsubscribe', confirmation],
    ['unsubscribe', `${token}x`],
  ])(
    '/%s with an invalid token, %#: This link is not valid any more, and subscribers gets no request',
    async (page, bad) => {
      for (const answer of [await open(`/${page}/${bad}`), await post(`/${page}/${bad}`)])
        expect([answer.status, answer.text.includes('link-invalid')]).toEqual([404, true]);
      expect([subscribers.requests, await withdrawn()]).toEqual([[], []]);
    },
  );

  it('a link is not valid any more when the person is not on the list any more', async () => {
    subscribers.state.status = 404;
    expect((await open(`/preferences/${token}`)).status).toBe(404);
    const { status, body } = await service.call(getPreferencesOperation, { params });
    expect([status, body]).toMatchObject([404, { detail: 'This link no longer works.' }]);
    expect((await service.call(unsubscribeOperation, { params: { token: 'forged' } })).status).toBe(404);
  });

  it('nothing changes and nothing is requested to change when a program opens every address of 1,000 mails', async () => {
    const addresses = Array.from({ length: 1000 }, (_, index) => {
      const person = { councilId: ownCouncil, subscriberId: `subscriber_${index}` };
      const own = tokens.preferences(person);
      return [
        `/confirm/${tokens.confirmation(person, nextWeek)}`,
        `/preferences/${own}`,
        `/unsubscribe/${own}`,
        `/api/public/unsubscribe/${own}`,
      ];
    }).flat();
    const statuses = new Set<number>();
    const before = service.events.length;
    while (addresses.length > 0)
      for (const { status } of await Promise.all(addresses.splice(0, 40).map((path) => open(path))))
        statuses.add(status);
    expect([...statuses].sort()).toEqual([200, 302]);
    expect(new Set(subscribers.requests.map(({ path }) => path))).toEqual(new Set([readPreferencesOperation.path]));
    await service.settled();
    expect(service.events.length).toBe(before);
  }, 120_000);

  it('the address of List-Unsubscribe leads a person to the page with the button', async () => {
    const { status, headers } = await open(`/api/public/unsubscribe/${token}`);
    expect([status, headers.get('location')]).toEqual([302, `/unsubscribe/${token}`]);
  });
});
