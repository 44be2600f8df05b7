import { createHearBackTokens } from './hear-back-tokens';

const tokens = createHearBackTokens('a key for tests that has thirty-two characters or more');
const now = new Date('2026-03-02T09:00:00.000Z');
const tomorrow = new Date('2026-03-03T09:00:00.000Z');
const ref = { councilId: 'c1', campaignId: 'k1', hearBackId: 'h1' };

describe('tokens of the links to hear back', () => {
  it('name council, survey and person, each for its own purpose', () => {
    const [confirm, stop] = [tokens.confirmation(ref, tomorrow), tokens.stop(ref)];
    expect([tokens.readConfirmation(confirm, now), tokens.readStop(stop, now)]).toEqual([ref, ref]);
    expect([tokens.readConfirmation(stop, now), tokens.readStop(confirm, now)]).toEqual([null, null]);
  });

  it('are invalid after their end, with another key, and when broken', () => {
    const other = createHearBackTokens('another key that has thirty-two characters or more');
    const late = new Date('2026-03-03T09:00:01.000Z');
    expect(tokens.readConfirmation(tokens.confirmation(ref, tomorrow), late)).toBeNull();
    expect(other.readStop(tokens.stop(ref), now)).toBeNull();
    expect(tokens.readStop(tokens.stop(ref).slice(1), now)).toBeNull();
  });
});
