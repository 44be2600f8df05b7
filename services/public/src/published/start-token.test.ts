import { createStartTokens } from './start-token';

const tokens = createStartTokens('a key of at least thirty-two characters');
const start = { campaignId: 'campaign_1', version: 3, round: 2, issuedAt: new Date('2026-03-02T09:00:00.000Z') };

describe('start tokens', () => {
  it('read back as issued, to the second', () => {
    const issuedAt = new Date('2026-03-02T09:00:00.987Z');
    expect(tokens.read(tokens.issue({ ...start, issuedAt }), 'campaign_1')).toEqual(start);
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
  it('nobody is told apart: two that begin in one second hold the same token', () => {
    expect(tokens.issue(start)).toBe(tokens.issue({ ...start }));
  });
});
