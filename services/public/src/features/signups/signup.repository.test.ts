import { systemActor } from '@folkmoot/contracts';
import { createSignal } from '@folkmoot/service-kit';
import { testUnits } from '@folkmoot/service-kit/testing';
import type { Signup } from './signup.domain';
import {
  createHandedOverSignupRepositoryAcrossCouncils,
  createSignupRepositoryAcrossCouncils,
  signupModel,
  signupSource,
} from './signup.mongo';
import { sweepSignupsAcrossCouncils } from './sweep-signups.use-case';

const aSignup = (overrides: Partial<Signup> = {}): Signup => ({
  id: 's1',
  councilId: 'council_own',
  source: 'opt_in',
  pageId: 'page_1',
  campaignId: null,
  email: 'amy@residents.example',
  data: { email: 'amy@residents.example' },
  tagIds: ['tag_news'],
  consentSource: 'Sign-up page “News”',
  consentText: 'I agree',
  requestedAt: new Date('2026-03-02T09:00:00.000Z'),
  mustConfirm: false,
  ...overrides,
});

const units = testUnits({
  models: [signupModel],
  repositories: (scope) => ({ handedOverSignups: createHandedOverSignupRepositoryAcrossCouncils(scope) }),
});
const intake = () => createSignupRepositoryAcrossCouncils(units.connection, createSignal());
const all = () => units.connection.collection<{ _id: string; content: object | null }>('signups');
/** The sign-ups that wait for hand-over. */
const waiting = async () =>
  (await all().find({}).toArray()).map(({ _id, content }) => ({ id: _id, ...content }) as Signup);

it('an added sign-up waits for hand-over with all fields', async () => {
  await intake().add(aSignup());
  expect(await waiting()).toEqual([aSignup()]);
});

it('a sign-up with the same id is not stored again, and the first stays', async () => {
  await intake().add(aSignup());
  await intake().add(aSignup({ email: 'ben@residents.example' }));
  expect((await waiting()).map(({ email }) => email)).toEqual(['amy@residents.example']);
});

it('several sign-ups all wait for hand-over', async () => {
  await intake().add(aSignup());
  await intake().add(aSignup({ id: 's2', source: 'post_survey', pageId: null, campaignId: 'campaign_1', data: {} }));
  expect((await waiting()).map(({ id }) => id).sort()).toEqual(['s1', 's2']);
});

it('a sign-up is handed over once, then only its id and day are left, and a repeat is not stored', async () => {
  await intake().add(aSignup());
  const source = signupSource(units.connection);
  const [entry] = await source.claim(10);
  expect(source.toEnvelope(entry)).toMatchObject({ id: 's1', payload: { signupId: 's1' }, councilId: 'council_own' });
  expect(await source.claim(10)).toEqual([]);
  await source.markSent(['s1']);
  const [left] = await all().find({}).toArray();
  expect(left).toEqual({ _id: 's1', content: null, handedOverOn: expect.any(Date) });
  expect(JSON.stringify(left)).toMatch(/T00:00:00\.000Z/);
  await intake().add(aSignup());
  expect(await source.claim(10)).toEqual([]);
});

it('old handed-over sign-ups are deleted, and waiting ones are not', async () => {
  await intake().add(aSignup());
  await intake().add(aSignup({ id: 's2' }));
  const source = signupSource(units.connection);
  await source.markSent(['s1']);
  const sweepAt = (now: Date) => {
    units.clock.set(now);
    return sweepSignupsAcrossCouncils(units.contextOf(systemActor('public')));
  };
  await sweepAt(new Date());
  expect(await all().countDocuments({})).toBe(2);
  await sweepAt(new Date(Date.now() + 4 * 86_400_000));
  expect((await all().find({}).toArray()).map(({ _id }) => _id)).toEqual(['s2']);
});
