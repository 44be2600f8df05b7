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
const historyKinds = ({ history }: StoredSubscriber) => history.map(({ what }) => what);

describe('subscriber statuses (E-25)', () => {
  it.each(subscriberStatuses.flatMap((status) => subscriberVerbs.map((verb) => [status, verb] as const)))(
    '%s, %s: the subscriber reaches the status of the table, or the verb is refused',
    (status, verb) => {
      const expected = transitions[status][verb];
      if (expected) expect(statusAfter(status, verb)).toBe(expected);
      else expect(() => statusAfter(status, verb)).toThrow('This is not possible for a subscriber who is');
    },
  );

  it('an erased subscriber has no transitions', () => expect(transitions.erased).toEqual({}));

  it.each(['unsubscribed', 'bounced', 'complained'] as const)(
    'a subscriber who is %s becomes pending when they sign up again, whatever the council configures (F-43)',
    (status) => {
      const before = subscriber(status, [to('a', 'withdrawn')]);
      const after = signUpAgain(before, { tagIds: ['a', 'b'], consent, needsConfirmation: false }, occasion);
      expect([after.status, topics(after), historyKinds(after)]).toEqual([
        'pending',
        { a: 'pending', b: 'pending' },
        ['signed_up'],
      ]);
    },
  );

  it('an active subscriber keeps their topics, and new ones are pending when confirmation is required', () => {
    const after = signUpAgain(subscriber('active'), { tagIds: ['a', 'b'], consent, needsConfirmation: true }, occasion);
    expect([after.status, topics(after)]).toEqual(['active', { a: 'active', b: 'pending' }]);
    expect(after.subscriptions.map((each) => each.consent.source)).toEqual(['Before', 'News page']);
    expect(topics(confirm(after, occasion))).toEqual({ a: 'active', b: 'active' });
  });

  it('unsubscribing withdraws every consent, keeps its evidence and is idempotent', () => {
    const once = unsubscribe(subscriber('active', [to('a', 'active'), to('b', 'pending')]), occasion);
    expect([once.status, topics(once), historyKinds(once)]).toEqual([
      'unsubscribed',
      { a: 'withdrawn', b: 'withdrawn' },
      ['unsubscribed'],
    ]);
    expect(once.subscriptions[0]?.consent.source).toBe('Before');
    expect(unsubscribe(once, occasion)).toBe(once);
  });

  it('confirming is idempotent and is refused when the person has unsubscribed', () => {
    const once = confirm(subscriber('pending', [to('a', 'pending')]), occasion);
    expect([once.status, topics(once)]).toEqual(['active', { a: 'active' }]);
    expect(confirm(once, occasion)).toBe(once);
    expect(() => confirm(subscriber('unsubscribed'), occasion)).toThrow('not possible');
  });

  it('a bounce or a complaint stops mail and keeps the consents', () => {
    const bounced = refuseMail(subscriber('active'), 'bounce', occasion);
    expect([bounced.status, topics(bounced)]).toEqual(['bounced', { a: 'active' }]);
    expect(refuseMail(bounced, 'bounce', occasion)).toBe(bounced);
    expect(refuseMail(bounced, 'complain', occasion).status).toBe('complained');
  });

  it('new topics need a consent and omitted topics are withdrawn when staff set the topics', () => {
    const before = subscriber('active', [to('a', 'active'), to('b', 'withdrawn')]);
    expect(() => withTopics(before, ['a', 'b'], null, occasion)).toThrow('Enter where the consent for the new topics');
    const after = withTopics(before, ['b'], consent, occasion);
    expect(topics(after)).toEqual({ a: 'withdrawn', b: 'active' });
    expect(after.subscriptions.find(({ tagId }) => tagId === 'b')?.consent.source).toBe('News page');
    expect(withTopics(before, ['a'], null, occasion)).toBe(before);
    expect(topics(withTopics(before, [], null, occasion))).toEqual({ a: 'withdrawn', b: 'withdrawn' });
  });

  it('the choice on the preference page applies also after an unsubscribe, and an empty choice unsubscribes', () => {
    const back = choose(subscriber('unsubscribed', [to('a', 'withdrawn')]), ['b'], consent, occasion);
    expect([back.status, topics(back)]).toEqual(['active', { a: 'withdrawn', b: 'active' }]);
    expect(choose(subscriber('active'), [], consent, occasion).status).toBe('unsubscribed');
    expect(topics(choose(subscriber('pending', [to('a', 'pending')]), ['a'], consent, occasion))).toEqual({
      a: 'active',
    });
  });

  it('no personal data is left when a subscriber is erased', () => {
    const gone = erase(subscriber('active'));
    expect(gone).toMatchObject({ status: 'erased', subscriptions: [], history: [], writtenEmail: '' });
    expect(JSON.stringify(gone)).not.toMatch(/amy|ABCD1234/i);
  });

  it('only the latest lines are kept when a history is long', () => {
    let person = subscriber('active');
    for (let n = 0; n < 150; n++) {
      person = unsubscribe(person, occasion);
      person = choose(person, ['a'], { ...consent, source: `${n}` }, occasion);
    }
    expect(person.history).toHaveLength(200);
  });
});
