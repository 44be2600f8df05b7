import { createUnitOfWork, dataMigrationsOf } from '@folkmoot/service-kit';
import { ownCouncil, type TestDatabase, testDatabase, userActor } from '@folkmoot/service-kit/testing';
import { subscriberModel } from '../entities/subscriber/subscriber-model.mongo';
import { createRepositories, models } from '../testing/repositories';
import { fillSearchKeys } from './0001-fill-search-keys';
import { claimPageAddresses } from './0002-claim-page-addresses';
import { countSegments } from './0003-count-segments';
import { noteInvitations } from './0004-note-invitations';

const PEOPLE = 1_100;
const DAY_MS = 86_400_000;
const first = new Date('2026-03-02T09:00:00.000Z');
const second = new Date(first.getTime() + DAY_MS);

describe('invitations of earlier versions', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await testDatabase(models);
  });
  afterAll(() => database?.stop());

  it('are noted with their people, the first one of a campaign only, and reminders are not', async () => {
    const { connection } = database;
    const repositories = createRepositories;
    const units = createUnitOfWork({ connection, repositories, producer: 'subscribers', sign: null });
    const { subscribers, mailings, deliveries } = units.reader(userActor({ councilId: ownCouncil }));
    await subscribers.addAll(
      Array.from({ length: PEOPLE }, (_, n) => ({
        email: `p${n}@x.example`,
        writtenEmail: `p${n}@x.example`,
        uniqueId: `P${n}`,
        source: 'manual' as const,
        status: 'active' as const,
        subscribedAt: first,
        subscriptions: [],
        history: [],
      })),
    );
    const stored = connection.collection<{ _id: string; lastMailedAt?: Date; invitedTo?: string[] }>(
      subscriberModel.collection,
    );
    const ids = (await stored.find().sort({ email: 1 }).toArray()).map(({ _id }) => _id);
    const sent = async (kind: 'invitation' | 'reminder', at: Date, to: readonly string[]) => {
      const audience = { of: 'everybody' } as const;
      const words = { subject: 'Hello', text: 'Text' };
      const mailing = await mailings.add({ campaignId: 'campaign_1', kind, audience, ...words }, at);
      await mailings.save({ ...mailing, state: 'done', startedAt: at, finishedAt: at, round: 1 });
      const made = to.map((subscriberId) => ({
        mailingId: mailing.id,
        subscriberId,
        invitationId: `${mailing.id}-${subscriberId}`,
      }));
      await deliveries.addAll(made, at);
      const due = await deliveries.listDue(mailing.id, at, PEOPLE);
      await deliveries.rest(due.map(({ id }) => ({ id, outcome: { state: 'sent' as const, at } })));
    };
    const [answered = '', fresh = ''] = ids;
    await sent(
      'invitation',
      second,
      ids.filter((id) => id !== answered),
    );
    await sent(
      'invitation',
      first,
      ids.filter((id) => id !== fresh),
    );
    await sent('reminder', new Date(second.getTime() + DAY_MS), ids.slice(2));
    const migrations = [fillSearchKeys, claimPageAddresses, countSegments, noteInvitations];
    const data = dataMigrationsOf({ name: 'subscribers', database: database.name, migrations });
    await data.run(database.uri);
    // All people of both invitations look alike: nobody sees who had answered before the second one.
    const early = { invitedTo: ['campaign_1'], lastMailedAt: first };
    expect(await stored.countDocuments(early)).toBe(PEOPLE - 1);
    expect(await stored.findOne({ _id: fresh })).toMatchObject({ invitedTo: ['campaign_1'], lastMailedAt: second });
  });
});
