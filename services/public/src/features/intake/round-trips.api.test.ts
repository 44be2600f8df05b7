import { getPublicSurveyOperation, recordVisitOperation, submitResponseOperation } from '@folkmoot/contracts';
import { silentLogger } from '@folkmoot/service-kit';
import { testServer } from '@folkmoot/service-kit/testing';
import { commandProxy } from '../../testing/command-proxy';
import { aCouncil, aSnapshot, tellCouncil, tellSurvey } from '../../testing/fixtures';
import { startBehind } from '../../testing/outage-stage';

const ROUNDS = 40;
/**
 * The commands that are sent as often as somebody asks. Others go on by themselves, however many people answer: copies are
 * read again, relays and jobs look for what is due.
 */
const perRequest = (commands: readonly string[]): string[] => {
  const counts = new Map<string, number>();
  for (const command of commands) counts.set(command, (counts.get(command) ?? 0) + 1);
  return [...counts].filter(([, count]) => count >= ROUNDS / 2).map(([command, count]) => `${count} ${command}`);
};

/** Handing a response over follows it, and may fall into the time of the next. */
const isNoRelay = (command: string): boolean => !/^(find|update|getMore) intake$/.test(command);

const stage = async () => {
  const server = await testServer();
  const proxy = await commandProxy(Number(new URL(server.uri).port));
  const { service, receive, transport, call } = await startBehind(proxy, server, silentLogger);
  await tellCouncil({ receive }, aCouncil());
  await tellSurvey({ receive }, aSnapshot());
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

describe('round trips to the database (P6)', () => {
  let behind: Awaited<ReturnType<typeof stage>>;
  let startToken: string;
  beforeAll(async () => {
    behind = await stage();
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
  /** The commands that are sent between asking and being answered. */
  const during = async (work: () => Promise<{ status: number }>): Promise<string[]> => {
    const before = behind.proxy.commands().length;
    expect((await work()).status).toBeLessThan(300);
    return behind.proxy.commands().slice(before);
  };
  const inserts = () => behind.proxy.commands().filter((command) => command === 'insert intake').length;

  it('a survey that is read and begun: none', async () => {
    const asked: string[] = [];
    for (let round = 0; round < ROUNDS; round += 1) asked.push(...(await during(read)), ...(await during(begin)));
    expect(perRequest(asked)).toEqual([]);
  });

  it('a response: one insert and nothing else', async () => {
    const asked: string[] = [];
    for (let round = 0; round < ROUNDS; round += 1)
      asked.push(...(await during(() => hand(`one-after-the-other-${round}`))).filter(isNoRelay));
    expect(perRequest(asked)).toEqual([`${ROUNDS} insert intake`]);
  });

  it('many responses at once: they share inserts', async () => {
    const [before, kept] = [inserts(), await behind.kept()];
    await Promise.all(Array.from({ length: 100 }, (_, index) => hand(`all-at-once-${index}`)));
    expect(inserts() - before).toBeLessThan(50);
    expect((await behind.kept()) - kept).toBe(100);
  });
});
