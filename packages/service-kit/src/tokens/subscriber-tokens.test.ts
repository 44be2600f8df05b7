import { createSubscriberTokens } from './subscriber-tokens';

const tokens = createSubscriberTokens('a key for tests that has thirty-two characters or more');
const now = new Date('2026-03-02T09:00:00.000Z');
const tomorrow = new Date('2026-03-03T09:00:00.000Z');
const ref = { councilId: 'c1', subscriberId: 's1' };

describe('tokens of the links in mails', () => {
  it('read for what they were made, name council and subscriber', () => {
    expect(tokens.readPreferences(tokens.preferences(ref), now)).toEqual(ref);
    expect(tokens.readConfirmation(tokens.confirmation(ref, tomorrow), now)).toEqual(ref);
  });

  it('read for the other purpose, are worthless', () => {
    expect(tokens.readConfirmation(tokens.preferences(ref), now)).toBeNull();
    expect(tokens.readPreferences(tokens.confirmation(ref, tomorrow), now)).toBeNull();
  });

  it('of a change of address read for their side, until they expire', () => {
    const change = { ...ref, changeId: 'x1', side: 'new' } as const;
    const token = tokens.addressChange(change, tomorrow);
    expect(tokens.readAddressChange(token, now)).toEqual(change);
    expect(tokens.readAddressChange(token, new Date('2026-03-03T09:00:01.000Z'))).toBeNull();
    expect(tokens.readAddressChange(`${token}x`, now)).toBeNull();
    expect(tokens.readAddressChange(tokens.preferences(ref), now)).toBeNull();
    expect([tokens.readPreferences(token, now), tokens.readConfirmation(token, now)]).toEqual([null, null]);
  });

  it('a confirmation read too late is worthless, a preference link never ends', () => {
    const later = new Date('2036-03-02T09:00:00.000Z');
    expect(tokens.readConfirmation(tokens.confirmation(ref, tomorrow), later)).toBeNull();
    expect(tokens.readPreferences(tokens.preferences(ref), later)).toEqual(ref);
  });
});
