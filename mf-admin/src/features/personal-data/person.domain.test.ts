import { heldIn, isNothing, type Person, personCsv, personJson } from './person.domain';

const nobody: Person = {
  staff: { account: null, invitations: [] },
  subscriber: { subscriber: null, consents: [], signups: [], history: [], mails: [], isSuppressed: false },
};
const at = '2026-03-02T09:00:00.000Z';
const amy: Person = {
  ...nobody,
  subscriber: {
    ...nobody.subscriber,
    signups: [{ at, page: 'News', data: { name: '=HYPERLINK("x")' } }],
    consents: [{ topic: '=1+1', status: 'active', source: 'opt_in', at, text: 'I "agree"', textVersion: 'v1' }],
  },
};

describe("a person's data", () => {
  it('has no entries when the person is unknown', () => {
    expect([isNothing(nobody), isNothing(amy)]).toEqual([true, false]);
    expect(heldIn(nobody)).toHaveLength(10);
  });
  it('as CSV has a line for each field and no formula (E-71)', () => {
    const lines = personCsv(amy).split('\r\n');
    expect(lines[0]).toBe('\uFEFF"Held in","Entry","Field","Value"');
    expect(lines).toContain('"Consents","1","topic","\'=1+1"');
    expect(lines).toContain('"Consents","1","text","I ""agree"""');
    expect(lines).toContain('"Sign-ups","1","data","{""name"":""=HYPERLINK(\\""x\\"")""}"');
  });
  it('as JSON contains all data and says that responses are anonymous', () => {
    const json = JSON.parse(personJson(amy));
    expect(json).toMatchObject({ account: null, consents: [{ topic: '=1+1' }] });
    expect(json.responses).toMatch(/anonymous/);
  });
});
