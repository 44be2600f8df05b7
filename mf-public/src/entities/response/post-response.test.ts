import { postFromPage as postResponse } from './post-from-page';

const outgoing = { campaignId: 'c1', idempotencyKey: 'key-1', startToken: 't', elapsedSeconds: 3 };
const longest = (sign: string) => [{ questionId: 'why', answer: sign.repeat(10_000) }];

describe('a posted response', () => {
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
  ])('is sent after its page closes when browsers allow it: %s', async (_, answers, isKeptAlive) => {
    answering(201);
    expect(await postResponse({ ...outgoing, answers })).toEqual({ receipt: 'A1B2C' });
    expect(sent.map(({ keepalive }) => keepalive)).toEqual([isKeptAlive]);
    // Browsers refuse keepalive for larger bodies, so such a request would never be sent.
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
  ])('with status %d has the result %s', async (status, outcome) => {
    answering(status);
    expect(await postResponse({ ...outgoing, answers: [] })).toBe(outcome);
  });

  /** Answers each post with the next reply. */
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
  ])('needs a new page with a new start token when refused with %d %s', async (status, code) => {
    inTurn([status, { code }]);
    expect(await postResponse({ ...outgoing, answers })).toBe('stale');
  });

  it('is aborted and retried when the server accepts the connection and does not answer', async () => {
    jest.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
    globalThis.fetch = (async (_: string, { signal }: { signal: AbortSignal }) => {
      if (signal.aborted) throw new DOMException('Too late', 'TimeoutError');
      return new Promise(() => undefined);
    }) as unknown as typeof fetch;
    expect(await postResponse({ ...outgoing, answers })).toBe('away');
    expect(AbortSignal.timeout).toHaveBeenCalledWith(20_000);
    jest.restoreAllMocks();
  });

  it('is sent again as a second response when its key was used for other answers', async () => {
    const keys = inTurn(reused, [201, { receipt: 'B2C3D' }]);
    expect(await postResponse({ ...outgoing, answers })).toEqual({ receipt: 'B2C3D', isSecond: true });
    expect(keys).toEqual(['key-1', expect.stringMatching(/^key-1\.[0-9a-z]+$/)]);
  });

  it('keeps one key for the second response at every retry, and uses another key for other answers', async () => {
    const keys = inTurn(reused, [503, {}], reused, [201, { receipt: 'B2C3D' }], reused, [201, { receipt: 'C3D4E' }]);
    expect(await postResponse({ ...outgoing, answers })).toBe('away');
    await postResponse({ ...outgoing, answers, elapsedSeconds: 99 });
    await postResponse({ ...outgoing, answers: [{ questionId: 'why', answer: 'Benches' }] });
    expect(keys[3]).toBe(keys[1]);
    expect(new Set(keys).size).toBe(3);
  });

  it('reports a used invitation, also when the second response finds it used', async () => {
    const used = [409, { code: 'already_answered' }] as const;
    inTurn(used);
    expect(await postResponse({ ...outgoing, answers })).toBe('used');
    inTurn(reused, used);
    expect(await postResponse({ ...outgoing, answers })).toBe('used');
  });
});
