import { systemActor } from '@folkmoot/contracts';
import { createSignal } from '@folkmoot/service-kit';
import { type TestDatabase, testDatabase } from '@folkmoot/service-kit/testing';
import type { Signup } from './signup.domain';
import { fakeSignups } from './signup.fake';
import { createSignupCleanup, createSignupIntake, signupModel, signupSource } from './signup.mongo';
import { aSignup, signupSuite } from './signup.suite';
import { sweepSignups } from './sweep-signups.use-case';

describe('sign-ups in memory', () =>
  signupSuite(async () => {
    const intake = fakeSignups();
    return { intake, waiting: async () => intake.all() };
  }));

describe('sign-ups in MongoDB', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await testDatabase([signupModel]);
  });
  afterAll(() => database.stop());
  const all = () => database.connection.collection<{ _id: string; content: object | null }>('signups');
  beforeEach(async () => {
    await all().deleteMany({});
  });
  const intake = () => createSignupIntake(database.connection, createSignal());

  signupSuite(async () => ({
    intake: intake(),
    waiting: async () =>
      (await all().find({}).toArray()).map(({ _id, content }) => ({ id: _id, ...content }) as Signup),
  }));

  it('handed over: taken once, then nothing is left but the id and the day, and a repeat is none', async () => {
    await intake().add(aSignup());
    const source = signupSource(database.connection);
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

  it('swept: what was handed over days ago is forgotten, what waits is not', async () => {
    await intake().add(aSignup());
    await intake().add(aSignup({ id: 's2' }));
    const source = signupSource(database.connection);
    await source.markSent(['s1']);
    const { connection } = database;
    const scope = { connection, session: null, actor: systemActor('public'), councilId: null };
    const cleanup = createSignupCleanup(scope);
    await sweepSignups({ cleanup, clock: { now: () => new Date() } });
    expect(await all().countDocuments({})).toBe(2);
    await sweepSignups({ cleanup, clock: { now: () => new Date(Date.now() + 4 * 86_400_000) } });
    expect((await all().find({}).toArray()).map(({ _id }) => _id)).toEqual(['s2']);
  });
});
