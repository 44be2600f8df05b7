import { postFromPage as postResponse } from './post-from-page';

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
    [409, 'refused'],
    [500, 'refused'],
    [429, 'away'],
    [502, 'away'],
    [503, 'away'],
  ])('answered with %d: %s', async (status, outcome) => {
    answering(status);
    expect(await postResponse({ ...outgoing, answers: [] })).toBe(outcome);
  });

  /** Answers each post with the next of these. */
  const inTurn = (...replies: readonly (readonly [status: number, body: object])[]) => {
    const keys: string[] = [];
    globalThis.fetch = (async (_: string, init: { headers: Record<string, string> }) => {
      const [status, body] = replies[keys.push(init.headers['idempotency-key'] ?? '') - 1] ?? [500, {}];
      return { ok: status < 300, status, json: async () => body };
    }) as unknown as typeof fetch;
    return keys;
  };
  const answers = [{ questionId: 'why', answer: 'Trees' }];
  const reused = [409, { code: 'idempotency_key_reused' }] as const;

  it.each([
    [409, 'survey_not_open'],
    [400, 'start_token_invalid'],
  ])('refused with %d %s is for a new page to hand in, since what was begun is over', async (status, code) => {
    inTurn([status, { code }]);
    expect(await postResponse({ ...outgoing, answers })).toBe('stale');
  });

  it('is given up and tried again when the server takes it and says nothing', async () => {
    jest.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
    globalThis.fetch = (async (_: string, { signal }: { signal: AbortSignal }) => {
      if (signal.aborted) throw new DOMException('Too late', 'TimeoutError');
      return new Promise(() => undefined);
    }) as unknown as typeof fetch;
    expect(await postResponse({ ...outgoing, answers })).toBe('away');
    expect(AbortSignal.timeout).toHaveBeenCalledWith(20_000);
    jest.restoreAllMocks();
  });

  it('other answers under a key that was used are sent once more, as a second response', async () => {
    const keys = inTurn(reused, [201, { receipt: 'B2C3D' }]);
    expect(await postResponse({ ...outgoing, answers })).toEqual({ receipt: 'B2C3D', isSecond: true });
    expect(keys).toEqual(['key-1', expect.stringMatching(/^key-1\.[0-9a-z]+$/)]);
  });

  it('the second response has the same key at every try, and another one for other answers', async () => {
    const keys = inTurn(reused, [503, {}], reused, [201, { receipt: 'B2C3D' }], reused, [201, { receipt: 'C3D4E' }]);
    expect(await postResponse({ ...outgoing, answers })).toBe('away');
    await postResponse({ ...outgoing, answers, elapsedSeconds: 99 });
    await postResponse({ ...outgoing, answers: [{ questionId: 'why', answer: 'Benches' }] });
    expect(keys[3]).toBe(keys[1]);
    expect(new Set(keys).size).toBe(3);
  });

  it('an invitation that was used says so, also when the second response meets it', async () => {
    const used = [409, { code: 'already_answered' }] as const;
    inTurn(used);
    expect(await postResponse({ ...outgoing, answers })).toBe('used');
    inTurn(reused, used);
    expect(await postResponse({ ...outgoing, answers })).toBe('used');
  });
});
