import { subscriberStatuses } from '@folkmoot/contracts';
import {
  choose,
  confirm,
  erase,
  refuseMail,
  signUpAgain,
  statusAfter,
  subscriberVerbs,
  transitions,
  unsubscribe,
  withTopics,
} from './lifecycle.domain';
import type { Consent, StoredSubscriber, SubscriberStatus, Subscription } from './subscriber.domain';

const at = new Date('2026-03-02T09:00:00.000Z');
const occasion = { at, by: null };
const consent: Consent = { source: 'News page', text: 'Yes please', textVersion: 'v1', givenAt: at, recordedBy: null };
const to = (tagId: string, status: Subscription['status']): Subscription => ({
  tagId,
  status,
  consent: { ...consent, source: 'Before' },
});
const subscriber = (status: SubscriberStatus, subscriptions = [to('a', 'active')]): StoredSubscriber => ({
  id: 's1',
  councilId: 'c1',
  email: 'amy@x.example',
  writtenEmail: 'Amy@X.example',
  uniqueId: 'ABCD1234',
  source: 'opt_in',
  status,
  subscribedAt: at,
  subscriptions,
  history: [],
  revision: 3,
});
const topics = ({ subscriptions }: StoredSubscriber) =>
  Object.fromEntries(subscriptions.map(({ tagId, status }) => [tagId, status]));
const happenings = ({ history }: StoredSubscriber) => history.map(({ what }) => what);

describe('the statuses of a subscriber (E-25)', () => {
  it.each(subscriberStatuses.flatMap((status) => subscriberVerbs.map((verb) => [status, verb] as const)))(
    '%s, %s: leads where the table says, or is refused',
    (status, verb) => {
      const expected = transitions[status][verb];
      if (expected) expect(statusAfter(status, verb)).toBe(expected);
      else expect(() => statusAfter(status, verb)).toThrow('This is not possible for a subscriber who is');
    },
  );

  it('nothing brings back who is erased', () => expect(transitions.erased).toEqual({}));

  it.each(['unsubscribed', 'bounced', 'complained'] as const)(
    'one who is %s and signs up again waits for confirmation, whatever the council asks for (F-43)',
    (status) => {
      const before = subscriber(status, [to('a', 'withdrawn')]);
      const after = signUpAgain(before, { tagIds: ['a', 'b'], consent, needsConfirmation: false }, occasion);
      expect([after.status, topics(after), happenings(after)]).toEqual([
        'pending',
        { a: 'pending', b: 'pending' },
        ['signed_up'],
      ]);
    },
  );

  it('an active one keeps their topics and the evidence of each; new ones wait where the council asks for it', () => {
    const after = signUpAgain(subscriber('active'), { tagIds: ['a', 'b'], consent, needsConfirmation: true }, occasion);
    expect([after.status, topics(after)]).toEqual(['active', { a: 'active', b: 'pending' }]);
    expect(after.subscriptions.map((each) => each.consent.source)).toEqual(['Before', 'News page']);
    expect(topics(confirm(after, occasion))).toEqual({ a: 'active', b: 'active' });
  });

  it('unsubscribing withdraws every consent and keeps its evidence; twice is as once', () => {
    const once = unsubscribe(subscriber('active', [to('a', 'active'), to('b', 'pending')]), occasion);
    expect([once.status, topics(once), happenings(once)]).toEqual([
      'unsubscribed',
      { a: 'withdrawn', b: 'withdrawn' },
      ['unsubscribed'],
    ]);
    expect(once.subscriptions[0]?.consent.source).toBe('Before');
    expect(unsubscribe(once, occasion)).toBe(once);
  });

  it('confirming twice is as once; one who has unsubscribed cannot be confirmed by an old link', () => {
    const once = confirm(subscriber('pending', [to('a', 'pending')]), occasion);
    expect([once.status, topics(once)]).toEqual(['active', { a: 'active' }]);
    expect(confirm(once, occasion)).toBe(once);
    expect(() => confirm(subscriber('unsubscribed'), occasion)).toThrow('not possible');
  });

  it('mail that comes back, or is reported, ends mail and leaves the consents', () => {
    const bounced = refuseMail(subscriber('active'), 'bounce', occasion);
    expect([bounced.status, topics(bounced)]).toEqual(['bounced', { a: 'active' }]);
    expect(refuseMail(bounced, 'bounce', occasion)).toBe(bounced);
    expect(refuseMail(bounced, 'complain', occasion).status).toBe('complained');
  });

  it('topics set by staff: new ones need a consent, those left out are withdrawn', () => {
    const before = subscriber('active', [to('a', 'active'), to('b', 'withdrawn')]);
    expect(() => withTopics(before, ['a', 'b'], null, occasion)).toThrow('Enter where the consent for the new topics');
    const after = withTopics(before, ['b'], consent, occasion);
    expect(topics(after)).toEqual({ a: 'withdrawn', b: 'active' });
    expect(after.subscriptions.find(({ tagId }) => tagId === 'b')?.consent.source).toBe('News page');
    expect(withTopics(before, ['a'], null, occasion)).toBe(before);
    expect(topics(withTopics(before, [], null, occasion))).toEqual({ a: 'withdrawn', b: 'withdrawn' });
  });

  it('what a person chooses on their page holds, also after they had gone; nothing chosen is an unsubscribe', () => {
    const back = choose(subscriber('unsubscribed', [to('a', 'withdrawn')]), ['b'], consent, occasion);
    expect([back.status, topics(back)]).toEqual(['active', { a: 'withdrawn', b: 'active' }]);
    expect(choose(subscriber('active'), [], consent, occasion).status).toBe('unsubscribed');
    expect(topics(choose(subscriber('pending', [to('a', 'pending')]), ['a'], consent, occasion))).toEqual({
      a: 'active',
    });
  });

  it('erased: nothing of the person is left', () => {
    const gone = erase(subscriber('active'));
    expect(gone).toMatchObject({ status: 'erased', subscriptions: [], history: [], writtenEmail: '' });
    expect(JSON.stringify(gone)).not.toMatch(/amy|ABCD1234/i);
  });

  it('a long history keeps its latest lines', () => {
    let person = subscriber('active');
    for (let n = 0; n < 150; n++) {
      person = unsubscribe(person, occasion);
      person = choose(person, ['a'], { ...consent, source: `${n}` }, occasion);
    }
    expect(person.history).toHaveLength(200);
  });
});
