import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  answerHearBackOperation,
  hearBackCountedEvent,
  listConsultationsOperation,
  stopHearBackOperation,
} from '@folkmoot/contracts';
import { createHearBackTokens } from '@folkmoot/service-kit';
import { ownCouncil, until } from '@folkmoot/service-kit/testing';
import {
  aCouncil,
  aSnapshot,
  type PublicTestService,
  publishCouncil,
  publishSurvey,
  SUBSCRIBER_KEY,
  startPublicService,
} from '../../testing/fixtures';
import { type TestStatic, testBundle, testStatic } from '../../testing/release';

jest.mock('../../integrations/rendering/module-import', () => ({ importModule: async () => testBundle() }));

const tokens = createHearBackTokens(SUBSCRIBER_KEY);
const ref = { councilId: ownCouncil, campaignId: 'campaign_1', hearBackId: 'h1' };
const stop = tokens.stop(ref);
const nextWeek = new Date('2026-03-09T09:00:00.000Z');
const confirm = tokens.confirmation(ref, nextWeek);

/** A server in the place of subscribers: answers with a status, and notes what it was asked. */
const subscribersWith = async (statusOf: () => number) => {
  const asked: string[] = [];
  const server: Server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => {
      body += String(chunk);
    });
    request.on('end', () => {
      if (request.url === answerHearBackOperation.path) asked.push((JSON.parse(body) as { answer: string }).answer);
      response.writeHead(statusOf()).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { asked, server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
};

describe('the links in mails about what comes of a survey', () => {
  let files: TestStatic;
  let service: PublicTestService;
  let subscribers: Awaited<ReturnType<typeof subscribersWith>>;
  let status = 204;
  beforeAll(async () => {
    files = await testStatic();
    await files.release('one');
    subscribers = await subscribersWith(() => status);
    const { staticDir, remotesFile } = files;
    service = await startPublicService({ staticDir, remotesFile, subscribersUrl: subscribers.url });
    service.clock.set('2026-03-02T09:00:00.000Z');
    await publishCouncil(service, aCouncil());
    await publishSurvey(service, aSnapshot());
  });
  beforeEach(() => {
    status = 204;
    subscribers.asked.length = 0;
  });
  afterAll(async () => {
    await service.stop();
    subscribers.server.close();
    await files.remove();
  });

  const page = async (path: string, method: 'GET' | 'POST') => {
    const response = await fetch(`${service.url}${path}`, { method, redirect: 'manual' });
    return { status: response.status, headers: response.headers, text: await response.text() };
  };

  it.each([
    ['confirm', `/confirm/hear-back/${confirm}`, 'confirmed'],
    ['stop', `/unsubscribe/hear-back/${stop}`, 'stopped'],
  ])(
    'to %s changes nothing when it is opened, and asks subscribers when its button is pressed',
    async (step, path, done) => {
      const opened = await page(path, 'GET');
      expect([opened.status, subscribers.asked]).toEqual([200, []]);
      expect(opened.text).toContain(`"step":"${step}"`);
      expect(opened.headers.get('referrer-policy')).toBe('no-referrer');
      const pressed = await page(path, 'POST');
      expect([pressed.status, subscribers.asked]).toEqual([200, [step]]);
      expect(pressed.text).toContain(`"step":"${done}"`);
    },
  );

  it('a forged link, and one for the other purpose, ask nobody', async () => {
    for (const path of ['/confirm/hear-back/forged', `/confirm/hear-back/${stop}`, `/unsubscribe/hear-back/${confirm}`])
      expect((await page(path, 'POST')).status).toBe(404);
    expect(subscribers.asked).toEqual([]);
  });

  it('the button is shown again while subscribers is away', async () => {
    status = 503;
    const pressed = await page(`/confirm/hear-back/${confirm}`, 'POST');
    expect(pressed.status).toBe(503);
    expect(pressed.text).toContain('"isFailed":true');
  });

  it('a mail program stops it by one click, and a person who opens that address gets the page', async () => {
    const path = stopHearBackOperation.path.replace(':token', stop);
    expect([(await page(path, 'POST')).status, subscribers.asked]).toEqual([204, ['stop']]);
    expect((await page(path, 'GET')).headers.get('location')).toBe(`/unsubscribe/hear-back/${stop}`);
  });

  it('how many people heard back is in the list of consultations, unless they are few', async () => {
    const count = async (heardBack: number) => {
      await service.receive(hearBackCountedEvent, {
        aggregate: { type: 'hear-back', id: 'campaign_1', revision: 1 },
        councilId: ownCouncil,
        payload: { campaignId: 'campaign_1', heardBack, isOver: false },
      });
      await service.settled();
    };
    const shown = async () => {
      const params = { councilSlug: 'riverside' } as never;
      const { body } = await service.call(listConsultationsOperation, { params, query: {} });
      return body.items.find(({ campaignId }) => campaignId === 'campaign_1')?.heardBack;
    };
    await count(4);
    expect(await shown()).toBeNull();
    await count(12);
    await until(async () => (await shown()) === 12);
    await count(7);
    expect(await shown()).toBe(12);
  });
});
