import {
  type Actor,
  type ActorRef,
  campaignErasedEvent,
  councilChangedEvent,
  type Envelope,
  responseSubmittedEvent,
} from '@folkmoot/contracts';
import { userActor } from '../testing/actors';
import { testKeyOf, testTrustedKeys } from '../testing/test-keys';
import { ANYBODY, signActorProof } from './actor-proof';
import { signEvent } from './event-signature';
import { createEventTrust } from './event-trust';
import { signingKeyOf } from './keys';

const NOW = new Date('2026-11-22T12:00:00Z');
const HOUR_MS = 3_600_000;
const later = (ms: number) => new Date(NOW.getTime() + ms);
const never = { at: new Date(0), endsAt: new Date(0) };
const user = userActor({ userId: 'amy' });
const amy: ActorRef = { kind: 'user', id: 'amy', actingAs: null };
const itself = (service: string): ActorRef => ({ kind: 'system', id: service, actingAs: null });

const trustOf = (service: string, signingSwitch = never) =>
  createEventTrust({ service, serviceKey: testKeyOf(service), trustedKeys: testTrustedKeys, signingSwitch });
const consumer = trustOf('admin');

const eventOf = (type: string, overrides: Partial<Envelope> = {}): Envelope => ({
  id: 'event_1',
  type,
  version: 1,
  occurredAt: NOW.toISOString(),
  councilId: 'council_1',
  actor: itself('campaigns'),
  aggregate: { type: 'campaign', id: 'campaign_1', revision: 3 },
  correlationId: 'request_1',
  payload: { campaignId: 'campaign_1', nested: { b: 1, a: [{ d: 1.5, c: null }] } },
  ...overrides,
});
const erased = (overrides: Partial<Envelope> = {}) => eventOf(campaignErasedEvent.type, overrides);
const proofOf = (actor: Pick<Extract<Actor, { kind: 'user' }>, 'userId' | 'actingAs'>, overrides = {}) =>
  signActorProof(actor, {
    ...{ signer: 'gateway', key: signingKeyOf(testKeyOf('gateway')), service: 'campaigns', now: NOW },
    ...overrides,
  });
const actorOf = async (event: Envelope) => (await consumer.verify(trustOf('campaigns').sign(event))).actor;

/** As a database or a broker gives it back. */
const reordered = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(
        Object.entries(value)
          .reverse()
          .map(([key, item]) => [key, reordered(item)]),
      )
    : value;

describe('a signed event', () => {
  it('is believed when its fields come in another order', async () => {
    const signed = trustOf('campaigns').sign(erased({ payload: { z: 1, a: undefined, m: { y: 2, b: [] } } }));
    const read = reordered(JSON.parse(JSON.stringify(signed))) as Envelope;
    expect(await consumer.verify(read)).toEqual(read);
  });

  it.each<[string, Partial<Envelope>]>([
    ['its actor', { actor: amy }],
    ['its payload', { payload: { campaignId: 'another' } }],
    ['its council', { councilId: 'council_2' }],
    ['its time', { occurredAt: later(1).toISOString() }],
    ['its id', { id: 'event_2' }],
    ['its type', { type: 'campaign.changed' }],
  ])('is refused when %s was changed', async (_what, change) => {
    await expect(consumer.verify({ ...trustOf('campaigns').sign(erased()), ...change })).rejects.toThrow(
      'not signed by',
    );
  });

  it('is refused when another service than its producer signed it', async () => {
    const council = eventOf(councilChangedEvent.type, { actor: itself('admin') });
    const signedBy = (service: string) => signEvent(council, signingKeyOf(testKeyOf(service)));
    await expect(consumer.verify(signedBy('public'))).rejects.toThrow('not signed by admin');
    await expect(consumer.verify(signedBy('campaigns'))).rejects.toThrow('not signed by admin');
    expect(await consumer.verify(trustOf('admin').sign(council))).toMatchObject({ actor: itself('admin') });
  });

  it('is not signed by a service that may not publish it', () => {
    const council = eventOf(councilChangedEvent.type, { actor: itself('campaigns') });
    expect(() => trustOf('campaigns').sign(council)).toThrow('campaigns may not publish council.changed');
  });

  it('is refused when a key signed it that nobody has', async () => {
    await expect(consumer.verify(signEvent(erased(), signingKeyOf('2'.repeat(64))))).rejects.toThrow('not signed by');
  });
});

describe('the actor of an event', () => {
  it('is the user when the gateway said so to the service that wrote it', async () => {
    expect(await actorOf(erased({ actor: amy, actorProof: await proofOf(user) }))).toEqual(amy);
  });

  it('is the service itself when nobody said that the user acted', async () => {
    expect(await actorOf(erased({ actor: amy }))).toEqual(itself('campaigns'));
  });

  it.each<[string, () => Promise<string>]>([
    ['another user', () => proofOf({ userId: 'ben', actingAs: null })],
    ['another council to act in', () => proofOf({ userId: 'amy', actingAs: 'council_2' })],
    ['another service', () => proofOf(user, { service: 'subscribers' })],
    ['a time long before', () => proofOf(user, { now: later(-2 * HOUR_MS) })],
    ['a time after it', () => proofOf(user, { now: later(2 * HOUR_MS) })],
    [
      'nobody else than the service',
      () => proofOf(user, { signer: 'campaigns', key: signingKeyOf(testKeyOf('campaigns')) }),
    ],
    ['the service, which calls itself the gateway', () => proofOf(user, { key: signingKeyOf(testKeyOf('campaigns')) })],
    ['the gateway about anybody', () => proofOf({ userId: ANYBODY, actingAs: null })],
    ['nobody: it is no proof', async () => 'e30.e30.c2ln'],
  ])('is the service itself when the proof is of %s', async (_what, proof) => {
    expect(await actorOf(erased({ actor: amy, actorProof: await proof() }))).toEqual(itself('campaigns'));
  });

  it('is anybody of the demo data when the operator asks for that', async () => {
    const operator = { signer: 'operator', key: signingKeyOf(testKeyOf('operator')) };
    const actorProof = await proofOf({ userId: ANYBODY, actingAs: null }, operator);
    const longAgo = later(-90 * 24 * HOUR_MS).toISOString();
    expect(await actorOf(erased({ actor: amy, actorProof, occurredAt: longAgo }))).toEqual(amy);
  });

  it('is a user without a proof when admin wrote the event: it keeps the users', async () => {
    const council = eventOf(councilChangedEvent.type, { actor: amy });
    expect((await consumer.verify(trustOf('admin').sign(council))).actor).toEqual(amy);
  });

  it('is another service when that may ask the producer, and else the producer itself', async () => {
    expect(await actorOf(erased({ actor: itself('public') }))).toEqual(itself('public'));
    expect(await actorOf(erased({ actor: itself('operator') }))).toEqual(itself('operator'));
    expect(await actorOf(erased({ actor: itself('gateway') }))).toEqual(itself('campaigns'));
  });
});

describe('an event without a signature', () => {
  const unsigned = erased();

  it('is refused when it has to have one', async () => {
    await expect(consumer.verify(unsigned)).rejects.toThrow('is not signed');
    await expect(consumer.verify(eventOf(responseSubmittedEvent.type, { actor: amy }))).rejects.toThrow(
      'is not signed',
    );
  });

  it('is believed when it is what a resident sent', async () => {
    const response = eventOf(responseSubmittedEvent.type, { actor: { kind: 'public', id: null, actingAs: null } });
    expect(await consumer.verify(response)).toBe(response);
    expect(trustOf('public').sign(response)).toBe(response);
  });

  it('is believed when it is from before the switch, for a week, and signed by the relay when it waited there', async () => {
    const soon = Date.now() + HOUR_MS;
    const during = { at: later(1), endsAt: new Date(soon) };
    expect(await trustOf('admin', during).verify(unsigned)).toBe(unsigned);
    expect(trustOf('campaigns', during).signOld(unsigned).signature).toEqual(expect.any(String));
    const newer = erased({ occurredAt: later(2).toISOString() });
    await expect(trustOf('admin', during).verify(newer)).rejects.toThrow('is not signed');
    expect(trustOf('campaigns', during).signOld(newer)).toBe(newer);
    const over = { at: later(1), endsAt: new Date(Date.now() - 1) };
    await expect(trustOf('admin', over).verify(unsigned)).rejects.toThrow('is not signed');
  });
});
