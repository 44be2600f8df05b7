import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  answerNewAddressOperation,
  choosePreferencesOperation,
  confirmAddressOperation,
  confirmSubscriptionOperation,
  correctOwnDataOperation,
  eraseOwnDataOperation,
  getPreferencesOperation,
  type NewAddress,
  type OwnData,
  type Preferences,
  readNewAddressOperation,
  readOwnDataOperation,
  readPreferencesOperation,
  requestNewAddressOperation,
  savePreferencesOperation,
  subscriptionWithdrawnEvent,
  toPublicCouncil,
  unsubscribeOperation,
} from '@folkmoot/contracts';
import { createSubscriberCodes, createSubscriberTokens } from '@folkmoot/service-kit';
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
const codes = createSubscriberCodes(SUBSCRIBER_KEY);
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

const ownData: OwnData = {
  council: preferences.council,
  data: {
    subscriber: {
      id: 'subscriber_1',
      email: 'amy@residents.example',
      uniqueId: 'K7Q2',
      source: 'opt_in',
      status: 'active',
      subscribedAt: '2026-02-01T09:00:00.000Z',
    },
    consents: [],
    signups: [],
    history: [],
    mails: [],
    isSuppressed: false,
  },
  attributes: [{ key: 'ward', name: 'Ward', type: 'text', options: [], value: 'East' }],
};
const change: NewAddress = { council: preferences.council, state: 'ask', side: 'new', from: 'a…y@x', to: 'b…n@x' };

/** Answers that differ from the preferences, by path. */
const answers: Record<string, unknown> = {
  [readOwnDataOperation.path]: ownData,
  [correctOwnDataOperation.path]: { problems: [] },
  [requestNewAddressOperation.path]: { outcome: 'asked' },
  [readNewAddressOperation.path]: change,
  [answerNewAddressOperation.path]: { ...change, state: 'waiting' },
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
    const answer = answers[request.url ?? ''] ?? preferences;
    response.writeHead(state.status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(state.status === 200 ? answer : { code: 'link_invalid' }));
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

  const addressChange = tokens.addressChange({ ...ref, changeId: 'x1', side: 'new' }, nextWeek);
  const ownPaths = ['', '/data', '/data.json', '/data.html', '/erase', '/address'].map(
    (end) => `/preferences/${token}${end}`,
  );
  const changePath = `/confirm/address/${addressChange}`;
  const reading = [readPreferencesOperation, readOwnDataOperation, readNewAddressOperation].map(({ path }) => path);

  it('opening any page of own data changes nothing, is never stored and says nothing to other sites', async () => {
    const before = service.events.length;
    for (const path of [...ownPaths, changePath]) {
      const { status, headers } = await open(path);
      expect([path, status, headers.get('cache-control'), headers.get('referrer-policy')]).toEqual([
        path,
        200,
        'no-store',
        'no-referrer',
      ]);
    }
    expect(subscribers.requests.filter(({ path }) => !reading.includes(path))).toEqual([]);
    await service.settled();
    expect(service.events.length).toBe(before);
  });

  it('the files of own data are offered for saving, and have the data', async () => {
    const json = await open(`/preferences/${token}/data.json`);
    expect(json.headers.get('content-disposition')).toMatch(/^attachment; .*my-data\.json$/);
    expect(JSON.parse(json.text)).toMatchObject({ subscriber: { email: 'amy@residents.example' }, consents: [] });
    const html = await open(`/preferences/${token}/data.html`);
    expect([html.headers.get('content-disposition'), html.text.includes('"isFile":true')]).toEqual([
      expect.stringMatching(/my-data\.html$/),
      true,
    ]);
  });

  it('forms of own data are passed on, and redirect or say what happened', async () => {
    const form = (fields: Record<string, string>) => new URLSearchParams(fields);
    const located = async (path: string, fields: Record<string, string>) => {
      const { status, headers } = await post(path, form(fields));
      return [status, headers.get('location')];
    };
    const own = `/preferences/${token}`;
    expect(await located(`${own}/data`, { 'detail.ward': 'West', 'detail.unknown': 'x' })).toEqual([
      303,
      `${own}/data?note=saved`,
    ]);
    expect(subscribers.requests.at(-1)?.body).toEqual({ token, values: { ward: 'West' } });
    expect(await located(`${own}/pause`, { answer: 'pause' })).toEqual([303, `${own}?note=resumed`]);
    expect(subscribers.requests.at(-1)?.body).toEqual({ token, isPaused: true });
    expect((await post(`${own}/address`, form({ email: 'ben@x.example' }))).text).toContain('"outcome":"asked"');
    expect((await post(changePath, form({ answer: 'stop' }))).text).toContain('"state":"waiting"');
    expect(subscribers.requests.at(-1)?.body).toEqual({ token: addressChange, answer: 'stop' });
    expect((await post(`${own}/erase`)).text).toContain('erased');
    expect(subscribers.requests.at(-1)).toEqual({ path: eraseOwnDataOperation.path, body: { token } });
  });

  it('a hostile token on a page of own data gets the page of an invalid link, and subscribers gets no request', async () => {
    const expired = tokens.addressChange({ ...ref, changeId: 'x1', side: 'new' }, new Date('2026-03-01T00:00:00.000Z'));
    const own = [`${token}x`, confirmation, addressChange].map((each) => `/preferences/${each}`);
    const changes = [token, confirmation, `${addressChange}x`, expired].map((each) => `/confirm/address/${each}`);
    const ends = ['/data', '/data.json', '/data.html', '/erase', '/address'];
    const forms = ['/data', '/erase', '/address', '/pause'];
    const opened = [...own.flatMap((path) => ends.map((end) => path + end)), ...changes];
    const posted = [...own.flatMap((path) => forms.map((end) => path + end)), ...changes];
    const answered = [
      ...(await Promise.all(opened.map((path) => open(path)))),
      ...(await Promise.all(posted.map((path) => post(path)))),
    ];
    expect(new Set(answered.map(({ status, text }) => `${status} ${text.includes('link-invalid')}`))).toEqual(
      new Set(['404 true']),
    );
    expect(subscribers.requests).toEqual([]);
  });

  describe('short addresses', () => {
    const person = { councilId: ownCouncil, subscriberId: '2f0e4a53-9c1b-4f0e-8a57-3d2b1c0a9f8e' };
    const at = (code: string | null) => open(`/p/${code}`);

    it('lead to the page with the token of the same person, and are not kept or passed on', async () => {
      const own = tokens.preferences(person);
      const opened = await at(codes.preferences(person));
      expect([opened.status, opened.headers.get('location')]).toEqual([302, `/preferences/${own}`]);
      expect([opened.headers.get('referrer-policy'), opened.headers.get('cache-control')]).toEqual([
        'no-referrer',
        'no-store',
      ]);
      expect((await at(codes.unsubscribe(person))).headers.get('location')).toBe(`/unsubscribe/${own}`);
      const until = new Date('2026-03-09T09:00:00.000Z');
      expect((await at(codes.confirmation(person, nextWeek))).headers.get('location')).toBe(
        `/confirm/${tokens.confirmation(person, until)}`,
      );
    });

    it('change nothing when a program opens them, and need no other service', async () => {
      subscribers.state.isAway = true;
      const before = service.events.length;
      for (const code of [codes.preferences(person), codes.unsubscribe(person), codes.confirmation(person, nextWeek)])
        expect((await at(code)).status).toBe(302);
      await service.settled();
      expect([service.events.length, subscribers.requests]).toEqual([before, []]);
    });

    it.each([
      ['forged', `${'a'.repeat(36)}p`],
      ['of a council that does not exist', codes.preferences({ ...person, councilId: 'council_gone' })],
      ['of another key', createSubscriberCodes(`${SUBSCRIBER_KEY}x`).preferences(person)],
      ['expired', codes.confirmation(person, new Date('2026-03-02T07:59:59.000Z'))],
    ])('a code that is %s shows that the link is not valid any more', async (_, code) => {
      const { status, text } = await at(code);
      expect([status, text.includes('link-invalid')]).toEqual([404, true]);
    });
  });

  it('the address of List-Unsubscribe leads a person to the page with the button', async () => {
    const { status, headers } = await open(`/api/public/unsubscribe/${token}`);
    expect([status, headers.get('location')]).toEqual([302, `/unsubscribe/${token}`]);
  });
});
