import { postResponse } from './post-response';

const outgoing = { campaignId: 'c1', idempotencyKey: 'key-1', startToken: 't', elapsedSeconds: 3 };
const longest = (sign: string) => [{ questionId: 'why', answer: sign.repeat(10_000) }];

describe('a response handed in', () => {
  const sent: { keepalive?: boolean; body: string }[] = [];
  const answering = (status: number) => {
    globalThis.fetch = (async (_: string, init: (typeof sent)[number]) => {
      sent.push(init);
      return { ok: status < 300, status, json: async () => ({ receipt: 'A1B2C' }) };
    }) as unknown as typeof fetch;
  };
  beforeEach(() => sent.splice(0));

  it.each([
    ['a short one', [{ questionId: 'why', answer: 'Trees' }], true],
    ['one long text', longest('x'), true],
    ['long texts of signs that take three bytes', [...longest('森'), ...longest('林'), ...longest('木')], false],
  ])('%s: outlives its page where browsers allow that', async (_, answers, isKeptAlive) => {
    answering(201);
    expect(await postResponse({ ...outgoing, answers })).toEqual({ receipt: 'A1B2C' });
    expect(sent.map(({ keepalive }) => keepalive)).toEqual([isKeptAlive]);
    // What browsers refuse to keep alive would never be sent.
    if (isKeptAlive) expect(Buffer.byteLength(sent[0]?.body ?? '')).toBeLessThan(64 * 1024);
  });

  it.each([
    [400, 'refused'],
    [413, 'too_large'],
    [422, 'refused'],
    [500, 'refused'],
    [429, 'away'],
    [502, 'away'],
    [503, 'away'],
  ])('answered with %d: %s', async (status, outcome) => {
    answering(status);
    expect(await postResponse({ ...outgoing, answers: [] })).toBe(outcome);
  });
});
