import { randomUUID } from 'node:crypto';
import { councilTag, createSubscriberCodes } from './subscriber-codes';

const codes = createSubscriberCodes('a key for tests that has thirty-two characters or more');
const now = new Date('2026-03-02T09:20:00.000Z');
const tomorrow = new Date('2026-03-03T09:20:00.000Z');
const ref = { councilId: 'c1', subscriberId: '2f0e4a53-9c1b-4f0e-8a57-3d2b1c0a9f8e' };
const councils = ['c1', 'c2', 'c3', ...Array.from({ length: 600 }, (_, index) => `council-${index}`)];
const councilsOf = (tag: number) => councils.filter((id) => councilTag(id) === tag);
const all = () => [codes.preferences(ref), codes.unsubscribe(ref), codes.confirmation(ref, tomorrow)].map(String);

describe('short codes of the links in mails', () => {
  it('name purpose, council and subscriber, and fit into a line', () => {
    const read = all().map((code) => codes.read(code, councilsOf, now));
    expect(read).toEqual([
      { purpose: 'preferences', ref, expiresAt: null },
      { purpose: 'unsubscribe', ref, expiresAt: null },
      { purpose: 'confirmation', ref, expiresAt: new Date('2026-03-03T10:00:00.000Z') },
    ]);
    for (const code of all()) expect(code).toMatch(/^[A-Za-z0-9_-]{36,40}[puc]$/);
  });

  it('a confirmation ends, a preference code does not', () => {
    const after = new Date('2036-03-02T09:00:00.000Z');
    expect(all().map((code) => codes.read(code, councilsOf, after)?.purpose)).toEqual([
      'preferences',
      'unsubscribe',
      undefined,
    ]);
  });

  it('of another purpose, key or council are worthless', () => {
    const other = createSubscriberCodes('another key that has thirty-two characters, too');
    const withoutOwn = (tag: number) => councilsOf(tag).filter((id) => id !== 'c1');
    for (const code of all()) {
      expect(other.read(code, councilsOf, now)).toBeNull();
      expect(codes.read(code, withoutOwn, now)).toBeNull();
      // Also when the byte of the council is the same.
      expect(codes.read(code, () => ['c2', 'c3'], now)).toBeNull();
      for (const letter of 'puc') {
        if (!code.endsWith(letter)) expect(codes.read(code.slice(0, -1) + letter, councilsOf, now)).toBeNull();
      }
    }
  });

  it('with one letter changed anywhere are worthless', () => {
    for (const code of all())
      for (let index = 0; index < code.length; index += 1) {
        const changed = code.slice(0, index) + (code[index] === 'A' ? 'B' : 'A') + code.slice(index + 1);
        expect(codes.read(changed, councilsOf, now)).toBeNull();
      }
  });

  it.each([
    '',
    'sample',
    'p',
    `${'a'.repeat(36)}p`,
    `${'a'.repeat(38)}p`,
    `${'a'.repeat(5000)}p`,
    `${'é'.repeat(36)}p`,
  ])('forged or broken ones, %#, are worthless', (code) => expect(codes.read(code, () => councils, now)).toBeNull());

  it('there is none for an id that is no UUID', () => {
    expect(codes.preferences({ ...ref, subscriberId: 'subscriber_1' })).toBeNull();
    expect(codes.preferences({ ...ref, subscriberId: ref.subscriberId.toUpperCase() })).toBeNull();
  });

  it('two people have different codes', () => {
    const made = Array.from({ length: 500 }, () => codes.preferences({ ...ref, subscriberId: randomUUID() }));
    expect(new Set(made).size).toBe(500);
  });
});
