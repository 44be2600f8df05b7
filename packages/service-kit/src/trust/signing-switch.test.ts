import { outboxModel } from '../outbox/outbox.model';
import { type TestDatabase, testDatabase } from '../testing/test-database';
import { testKeyOf, testTrustedKeys } from '../testing/test-keys';
import { isUnsignedAllowed, readSigningSwitch, signingSwitchModel } from './signing-switch';

const NOW = new Date('2026-11-22T12:00:00Z');
const DAY_MS = 86_400_000;
const keys = { service: 'admin', serviceKey: testKeyOf('admin'), trustedKeys: testTrustedKeys, now: NOW };
const eventAt = (at: Date) => ({ occurredAt: at.toISOString() });

let database: TestDatabase;
beforeEach(async () => {
  database = await testDatabase();
});
afterEach(() => database.stop());

const fill = () =>
  database.connection.collection<{ _id: string }>(outboxModel.collection).insertOne({ _id: 'from before' });

test('the switch of a database that nothing happened in lets no event without a signature in', async () => {
  const signingSwitch = await readSigningSwitch(database.connection, keys);
  await fill();
  expect(await readSigningSwitch(database.connection, keys)).toMatchObject(signingSwitch);
  expect(isUnsignedAllowed(eventAt(new Date(NOW.getTime() - DAY_MS)), signingSwitch, NOW)).toBe(false);
});

test('the switch of a database of a former version is recorded once, and lets events of before in for a week', async () => {
  await fill();
  const signingSwitch = await readSigningSwitch(database.connection, keys);
  const yesterday = eventAt(new Date(NOW.getTime() - DAY_MS));
  const after = (days: number) => new Date(NOW.getTime() + days * DAY_MS);
  expect(isUnsignedAllowed(yesterday, signingSwitch, after(6))).toBe(true);
  expect(isUnsignedAllowed(yesterday, signingSwitch, after(8))).toBe(false);
  expect(isUnsignedAllowed(eventAt(after(1)), signingSwitch, after(2))).toBe(false);
  expect(await readSigningSwitch(database.connection, { ...keys, now: after(3) })).toMatchObject({
    at: signingSwitch.at,
  });
});

test('a switch that somebody wrote into the database lets nothing in', async () => {
  await fill();
  await readSigningSwitch(database.connection, keys);
  const far = new Date(NOW.getTime() + 1_000 * DAY_MS);
  await database.connection
    .collection(signingSwitchModel.collection)
    .updateMany({}, { $set: { at: far, endsAt: far } });
  const signingSwitch = await readSigningSwitch(database.connection, keys);
  expect(isUnsignedAllowed(eventAt(NOW), signingSwitch, NOW)).toBe(false);
});
