import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { getPublicSurveyOperation, recordVisitOperation, submitResponseOperation } from '@folkmoot/contracts';
import { silentLogger } from '@folkmoot/service-kit';
import { testServer, until } from '@folkmoot/service-kit/testing';
import { commandProxy } from '../../testing/command-proxy';
import { aCouncil, aSnapshot, publishCouncil, publishSurvey } from '../../testing/fixtures';
import { startBehind } from '../../testing/outage-set-up';

const ROUNDS = 40;
/**
 * The commands that requests cause. Others run periodically, independent of the number of respondents: copies are read
 * again, relays and jobs poll for due work.
 */
const perRequest = (commands: readonly string[]): string[] => {
  const counts = new Map<string, number>();
  for (const command of commands) counts.set(command, (counts.get(command) ?? 0) + 1);
  return [...counts].filter(([, count]) => count >= ROUNDS / 2).map(([command, count]) => `${count} ${command}`);
};

/** The hand-over of a response may run during the next request. */
const isNoRelay = (command: string): boolean => !/^(find|update|getMore) intake$/.test(command);

/** Counts the requests that reach a server of this process. */
const countArrivals = () => {
  const channel = 'http.server.request.start';
  let count = 0;
  const add = () => {
    count += 1;
  };
  subscribe(channel, add);
  return { count: () => count, stop: () => unsubscribe(channel, add) };
};

const setUp = async () => {
  const server = await testServer();
  const proxy = await commandProxy(Number(new URL(server.uri).port));
  const { service, receive, transport, call } = await startBehind(proxy, server, silentLogger);
  await publishCouncil({ receive }, aCouncil());
  await publishSurvey({ receive }, aSnapshot());
  return {
    proxy,
    call,
    kept: () => service.connection.collection('intake').countDocuments(),
    stop: async () => {
      await service.connection.dropDatabase();
      await service.stop();
      await transport.close();
      await proxy.stop();
      await server.release();
    },
  };
};

describe('round trips to the database', () => {
  let behind: Awaited<ReturnType<typeof setUp>>;
  let startToken: string;
  beforeAll(async () => {
    behind = await setUp();
    startToken = (await read()).body.startToken ?? '';
  });
  afterAll(() => behind.stop());

  const params = { campaignId: 'campaign_1' };
  const read = () => behind.call(getPublicSurveyOperation, { params });
  const begin = () => behind.call(recordVisitOperation, { params, body: { type: 'start', startToken } });
  const hand = (key: string) =>
    behind.call(submitResponseOperation, {
      params,
      body: { startToken, answers: [{ questionId: 'q1', answer: 'More trees' }] },
      headers: { 'idempotency-key': key },
    });
  /** The commands that are sent during a request. */
  const during = async (work: () => Promise<{ status: number }>): Promise<string[]> => {
    const before = behind.proxy.commands().length;
    expect((await work()).status).toBeLessThan(300);
    return behind.proxy.commands().slice(before);
  };
  const inserts = () => behind.proxy.commands().filter((command) => command === 'insert intake').length;

  it('a survey is read and started without the database', async () => {
    const commands: string[] = [];
    for (let round = 0; round < ROUNDS; round += 1) commands.push(...(await during(read)), ...(await during(begin)));
    expect(perRequest(commands)).toEqual([]);
  });

  it('a response is stored with one insert and no other request', async () => {
    const commands: string[] = [];
    for (let round = 0; round < ROUNDS; round += 1)
      commands.push(...(await during(() => hand(`one-after-the-other-${round}`))).filter(isNoRelay));
    expect(perRequest(commands)).toEqual([`${ROUNDS} insert intake`]);
  });

  it('simultaneous responses share inserts', async () => {
    const [before, kept] = [inserts(), await behind.kept()];
    // Held back, the first inserts cannot end before the other responses have arrived, however fast the database is.
    const release = behind.proxy.hold();
    const arrivals = countArrivals();
    const handed = Promise.all(Array.from({ length: 100 }, (_, index) => hand(`all-at-once-${index}`)));
    await until(() => arrivals.count() >= 100);
    arrivals.stop();
    release();
    await handed;
    expect(inserts() - before).toBeLessThan(50);
    expect((await behind.kept()) - kept).toBe(100);
  });
});
