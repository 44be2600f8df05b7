import { type Actor, systemActor } from '@folkmoot/contracts';
import * as jose from 'jose';
import { userActor } from '../testing/actors';
import { testKeyOf, testTrustedKeys } from '../testing/test-keys';
import { ACTOR_HEADER, createTokenVerifier, serviceHeaders, signActorToken, type TokenOptions } from './actor-token';

jest.mock('jose', () => ({ ...jest.requireActual('jose'), jwtVerify: jest.fn(jest.requireActual('jose').jwtVerify) }));
const verifications = jest.mocked(jose.jwtVerify);

const tokenOf = (actor: Actor, overrides: Partial<TokenOptions> = {}) =>
  signActorToken(actor, { from: 'gateway', to: 'campaigns', serviceKey: testKeyOf('gateway'), ...overrides });

beforeEach(() => verifications.mockClear());
afterEach(() => jest.useRealTimers());

test('a token is accepted by the service that it names, and by no other', async () => {
  const token = await tokenOf(userActor());
  expect((await createTokenVerifier('campaigns', testTrustedKeys)(token)).actor).toEqual(userActor());
  await expect(createTokenVerifier('admin', testTrustedKeys)(token)).rejects.toMatchObject({ code: 'unauthenticated' });
});

test('only the gateway may name a user, and any other caller may name only itself', async () => {
  const verify = createTokenVerifier('campaigns', testTrustedKeys);
  const refused = { code: 'unauthenticated' };
  for (const from of ['admin', 'public', 'subscribers', 'campaigns', 'operator'] as const) {
    const own = { from, serviceKey: testKeyOf(from) };
    await expect(verify(await tokenOf(userActor(), own))).rejects.toMatchObject(refused);
    await expect(verify(await tokenOf(systemActor('gateway'), own))).rejects.toMatchObject(refused);
    // The token's statement about its signer must be true too.
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
  await expect(verify(token)).rejects.toMatchObject({ code: 'unavailable' });
});

test('the proof in a token is refused when it is used as a token', async () => {
  const verify = createTokenVerifier('campaigns', testTrustedKeys);
  const { proof } = await verify(await tokenOf(userActor()));
  await expect(verify(String(proof))).rejects.toMatchObject({ code: 'unauthenticated' });
});

test('the header of a call from service to service is signed once in twenty seconds for each council', async () => {
  const call = { from: 'public', to: 'campaigns', serviceKey: testKeyOf('public') } as const;
  const headers = await serviceHeaders({ ...call, councilId: 'a' });
  expect(await serviceHeaders({ ...call, councilId: 'a' })).toEqual(headers);
  expect(await serviceHeaders({ ...call, councilId: 'b' })).not.toEqual(headers);
  const verified = await createTokenVerifier('campaigns', testTrustedKeys)(headers[ACTOR_HEADER]);
  expect(verified.actor).toEqual(systemActor('public', 'a'));
});
