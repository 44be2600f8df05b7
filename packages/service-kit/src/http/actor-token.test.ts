import { type Actor, systemActor } from '@folkmoot/contracts';
import * as jose from 'jose';
import { userActor } from '../testing/actors';
import { testKeyOf, testTrustedKeys } from '../testing/test-keys';
import { ACTOR_HEADER, createTokenVerifier, serviceHeaders, signActorToken, type TokenOptions } from './actor-token';

jest.mock('jose', () => ({ ...jest.requireActual('jose'), jwtVerify: jest.fn(jest.requireActual('jose').jwtVerify) }));
const verifications = jest.mocked(jose.jwtVerify);

const tokenOf = (actor: Actor, given: Partial<TokenOptions> = {}) =>
  signActorToken(actor, { from: 'gateway', to: 'campaigns', serviceKey: testKeyOf('gateway'), ...given });

beforeEach(() => verifications.mockClear());
afterEach(() => jest.useRealTimers());

test('a token is taken by the service that it names, and by no other', async () => {
  const token = await tokenOf(userActor());
  expect((await createTokenVerifier('campaigns', testTrustedKeys)(token)).actor).toEqual(userActor());
  await expect(createTokenVerifier('admin', testTrustedKeys)(token)).rejects.toMatchObject({ code: 'unauthenticated' });
});

test('a user is named by the gateway alone, and a caller names nobody but itself', async () => {
  const verify = createTokenVerifier('campaigns', testTrustedKeys);
  const refused = { code: 'unauthenticated' };
  for (const from of ['admin', 'public', 'subscribers', 'campaigns', 'operator'] as const) {
    const own = { from, serviceKey: testKeyOf(from) };
    await expect(verify(await tokenOf(userActor(), own))).rejects.toMatchObject(refused);
    await expect(verify(await tokenOf(systemActor('gateway'), own))).rejects.toMatchObject(refused);
    // What a token says of its signer has to be true as well.
    await expect(verify(await tokenOf(userActor(), { ...own, from: 'gateway' }))).rejects.toMatchObject(refused);
    expect((await verify(await tokenOf(systemActor(from), own))).actor).toEqual(systemActor(from));
  }
});

test('a token is verified once, and again refused when it has expired', async () => {
  const verify = createTokenVerifier('campaigns', testTrustedKeys);
  const token = await tokenOf(userActor());
  for (let times = 0; times < 5; times++) await verify(token);
  expect(verifications).toHaveBeenCalledTimes(1);
  jest.useFakeTimers({ now: Date.now() + 40_000, doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
  await expect(verify(token)).rejects.toMatchObject({ code: 'unauthenticated' });
});

test('the proof that a token carries is no token', async () => {
  const verify = createTokenVerifier('campaigns', testTrustedKeys);
  const { proof } = await verify(await tokenOf(userActor()));
  await expect(verify(String(proof))).rejects.toMatchObject({ code: 'unauthenticated' });
});

test('the header of a call from service to service is signed once in twenty seconds for each council', async () => {
  const call = { from: 'public', to: 'campaigns', serviceKey: testKeyOf('public') } as const;
  const one = await serviceHeaders({ ...call, councilId: 'a' });
  expect(await serviceHeaders({ ...call, councilId: 'a' })).toEqual(one);
  expect(await serviceHeaders({ ...call, councilId: 'b' })).not.toEqual(one);
  const verified = await createTokenVerifier('campaigns', testTrustedKeys)(one[ACTOR_HEADER]);
  expect(verified.actor).toEqual(systemActor('public', 'a'));
});
