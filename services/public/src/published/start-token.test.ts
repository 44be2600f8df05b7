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
  it('read back as issued, to the second', () => {
    const issuedAt = new Date('2026-03-02T09:00:00.987Z');
    expect(tokens.read(tokens.issue({ ...start, issuedAt }), 'campaign_1')).toMatchObject(start);
  });
  it('of another campaign: none', () => {
    expect(tokens.read(tokens.issue(start), 'campaign_2')).toBeNull();
  });
  it('signed with another key: none', () => {
    expect(
      createStartTokens('another key of thirty-two characters').read(tokens.issue(start), 'campaign_1'),
    ).toBeNull();
  });
  it('changed in any one character: none', () => {
    const token = tokens.issue(start);
    for (let at = 0; at < token.length; at++) {
      const changed = `${token.slice(0, at)}${token[at] === 'A' ? 'B' : 'A'}${token.slice(at + 1)}`;
      const read = tokens.read(changed, 'campaign_1');
      // The last letter of base64 carries bits that mean nothing: the same signature may be written in several ways.
      if (at < token.length - 1) expect(read).toBeNull();
    }
  });
  it.each(['', '.', 'a.b', 'a.b.c', `${tokens.issue(start)}.x`, `x${tokens.issue(start)}`])('"%s": none', (token) => {
    expect(tokens.read(token, 'campaign_1')).toBeNull();
  });
  it('two that begin in one second: tokens of their own, so that one used again can be known', () => {
    const [one, other] = [tokens.issue(start), tokens.issue(start)];
    expect(one).not.toBe(other);
    expect(tokens.read(one, 'campaign_1')?.nonce).not.toBe(tokens.read(other, 'campaign_1')?.nonce);
    expect(tokens.read(one, 'campaign_1')?.nonce).toBe(tokens.read(one, 'campaign_1')?.nonce);
  });
  it('issued before tokens said by which way: read all the same', () => {
    const payload = Buffer.from(JSON.stringify(['campaign_1', 3, 2, 1_772_442_000])).toString('base64url');
    const signature = createHmac('sha256', KEY).update(`start-token:${payload}`).digest().subarray(0, 16);
    expect(tokens.read(`${payload}.${signature.toString('base64url')}`, 'campaign_1')).toEqual({
      ...start,
      nonce: '',
      referrerType: 'direct',
      qrCodeId: null,
      invitationId: null,
      issuedTo: 'page',
    });
  });
});
