import { createHmac } from 'node:crypto';
import { createStartTokens } from './start-token';

const KEY = 'a key of at least thirty-two characters';
const tokens = createStartTokens(KEY);
const start = {
  campaignId: 'campaign_1',
  version: 3,
  round: 2,
  issuedAt: new Date('2026-03-02T09:00:00.000Z'),
  referrerType: 'qr_code',
  qrCodeId: 'code_1',
  invitationId: 'hash_1',
  issuedTo: 'program',
} as const;

describe('start tokens', () => {
  it('a token is read with the values it was issued with, with the precision of a second', () => {
    const issuedAt = new Date('2026-03-02T09:00:00.987Z');
    expect(tokens.read(tokens.issue({ ...start, issuedAt }), 'campaign_1')).toMatchObject(start);
  });
  it('a token of another campaign is invalid', () => {
    expect(tokens.read(tokens.issue(start), 'campaign_2')).toBeNull();
  });
  it('a token signed with another key is invalid', () => {
    expect(
      createStartTokens('another key of thirty-two characters').read(tokens.issue(start), 'campaign_1'),
    ).toBeNull();
  });
  it('a token with any one character changed is invalid', () => {
    const token = tokens.issue(start);
    for (let at = 0; at < token.length; at++) {
      const changed = `${token.slice(0, at)}${token[at] === 'A' ? 'B' : 'A'}${token.slice(at + 1)}`;
      expect(tokens.read(changed, 'campaign_1')).toBeNull();
    }
  });
  it.each(['', '.', 'a.b', 'a.b.c', `${tokens.issue(start)}.x`, `x${tokens.issue(start)}`])(
    '"%s" is not a token',
    (token) => {
      expect(tokens.read(token, 'campaign_1')).toBeNull();
    },
  );
  it('two tokens of one second differ, so that a reused one is recognised', () => {
    const [first, second] = [tokens.issue(start), tokens.issue(start)];
    expect(first).not.toBe(second);
    expect(tokens.read(first, 'campaign_1')?.nonce).not.toBe(tokens.read(second, 'campaign_1')?.nonce);
    expect(tokens.read(first, 'campaign_1')?.nonce).toBe(tokens.read(first, 'campaign_1')?.nonce);
  });
  it('a token of a former version without referrer and nonce is still read', () => {
    const payload = Buffer.from(JSON.stringify(['campaign_1', 3, 2, 1_772_442_000])).toString('base64url');
    const signature = createHmac('sha256', KEY).update(`start-token:${payload}`).digest().subarray(0, 16);
    expect(tokens.read(`${payload}.${signature.toString('base64url')}`, 'campaign_1')).toEqual({
      ...start,
      nonce: '',
      referrerType: 'direct',
      qrCodeId: null,
      invitationId: null,
      issuedTo: 'page',
      challenge: null,
    });
  });
});
