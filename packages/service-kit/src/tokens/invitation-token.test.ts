import { createInvitationTokens } from './invitation-token';

const tokens = createInvitationTokens('a key for tests that has thirty-two characters or more');
const ref = { campaignId: 'c1', round: 2, subscriberId: 's1' };

describe('tokens of invitations', () => {
  it('read for their campaign, say the round and the hash, and nothing of the person', () => {
    const token = tokens.issue(ref);
    expect(token).toMatch(/^[A-Za-z0-9._-]{1,60}$/);
    expect(tokens.read(token, 'c1')).toEqual({ round: 2, invitationId: tokens.idOf(ref) });
    expect(token).not.toContain('s1');
  });

  it('issued again for the same person and round, are the same; for another person, round or campaign they differ', () => {
    const others = [
      { ...ref, subscriberId: 's2' },
      { ...ref, round: 3 },
      { ...ref, campaignId: 'c2' },
    ].map(tokens.issue);
    expect(tokens.issue({ ...ref })).toBe(tokens.issue(ref));
    expect(new Set([tokens.issue(ref), ...others]).size).toBe(4);
  });

  it.each(['', '.', 'a.1.b', `${'a'.repeat(22)}.1.${'b'.repeat(22)}`, `${'a'.repeat(5000)}.1.b`])(
    'forged or broken ones, %#, are worthless',
    (token) => expect(tokens.read(token, 'c1')).toBeNull(),
  );

  it('of another campaign, round or key are worthless', () => {
    const token = tokens.issue(ref);
    const [nonce, , signature] = token.split('.');
    expect(tokens.read(token, 'c2')).toBeNull();
    expect(tokens.read(`${nonce}.3.${signature}`, 'c1')).toBeNull();
    expect(createInvitationTokens('another key that has thirty-two characters, too').read(token, 'c1')).toBeNull();
  });

  it('a token is worthless when its last character is replaced by one that means the same bytes', () => {
    const token = tokens.issue(ref);
    const spellings = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_']
      .map((last) => token.slice(0, -1) + last)
      .filter((spelling) => tokens.read(spelling, 'c1') !== null);
    // Each accepted spelling would have a hash of its own, and would count as one more unused invitation.
    expect(spellings).toEqual([token]);
  });
});
