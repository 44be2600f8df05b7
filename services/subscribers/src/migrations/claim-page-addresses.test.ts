import { createUnitOfWork, dataMigrationsOf } from '@folkmoot/service-kit';
import { otherCouncil, ownCouncil, type TestDatabase, testDatabase, userActor } from '@folkmoot/service-kit/testing';
import { addressClaimModel, createAddressClaimRepository } from '../entities/address-claim/address-claim.mongo';
import { newPage } from '../entities/opt-in-page';
import { createOptInPageRepository, optInPageModel } from '../entities/opt-in-page/opt-in-page.mongo';
import { fillSearchKeys } from './0001-fill-search-keys';
import { claimPageAddresses } from './0002-claim-page-addresses';

const PAGES = 450;
const at = new Date('2026-03-02T09:00:00.000Z');
const page = (slug: string) => newPage({ title: slug, description: '', slug, tagIds: [], createdBy: 'u' }, at);

describe('pages without claimed addresses', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await testDatabase([optInPageModel, addressClaimModel]);
  });
  afterAll(() => database?.stop());

  const setUp = async () => {
    const { connection } = database;
    const units = createUnitOfWork({
      connection,
      repositories: (scope) => ({
        optInPages: createOptInPageRepository(scope),
        addressClaims: createAddressClaimRepository(scope),
      }),
      producer: 'subscribers',
      sign: null,
    });
    const claims = connection.collection(addressClaimModel.collection);
    await connection.collection(optInPageModel.collection).deleteMany({});
    await claims.deleteMany({});
    await connection.collection('data_migrations').deleteMany({});
    const of = (councilId: string) => units.reader(userActor({ councilId }));
    const [own, other] = [of(ownCouncil), of(otherCouncil)];
    for (let n = 0; n < PAGES; n++) await own.optInPages.add(page(`page-${n}`));
    const renamed = await own.optInPages.add(page('news'));
    await own.optInPages.save({ ...renamed, slug: 'updates', formerSlugs: ['news'] });
    await own.optInPages.save({ ...(await own.optInPages.add(page('gone'))), deletedAt: at });
    await other.optInPages.add(page('news'));
    await claims.deleteMany({});
    const data = dataMigrationsOf({
      name: 'subscribers',
      database: database.name,
      migrations: [fillSearchKeys, claimPageAddresses],
    });
    const ownerOf = async (address: string) => (await own.addressClaims.findByAddresses([address]))[0]?.ownerId;
    return { own, other, claims, data, renamed, ownerOf };
  };
  const outdated = async ({ data }: Pick<Awaited<ReturnType<typeof setUp>>, 'data'>) =>
    (await data.plan(database.uri)).migrations.find(({ name }) => name === claimPageAddresses.name)?.outdated;

  it('every live page has its present and former addresses after a stop and a second run', async () => {
    const { data, claims, renamed, other, ownerOf } = await setUp();
    expect(await outdated({ data })).toBe(PAGES + 2);
    const stopping = new AbortController();
    const first = data.run(database.uri, {
      signal: stopping.signal,
      onProgress: ({ name }) => {
        if (name === claimPageAddresses.name) stopping.abort();
      },
    });
    await expect(first).rejects.toThrow(/abort/);
    const half = await claims.countDocuments({});
    expect([half > 0, half < PAGES]).toEqual([true, true]);
    await data.run(database.uri);
    expect(await claims.countDocuments({})).toBe(PAGES + 2);
    expect([await ownerOf('news'), await ownerOf('updates'), await ownerOf('gone')]).toEqual([
      renamed.id,
      renamed.id,
      undefined,
    ]);
    expect((await other.addressClaims.findByAddresses(['news'])).map(({ ownerId }) => ownerId)).not.toContain(
      renamed.id,
    );
  });

  it('a page that is renamed or deleted during the migration keeps the newer claim', async () => {
    const { own, data, renamed, ownerOf } = await setUp();
    const change = async () => {
      const current = await own.optInPages.get(renamed.id);
      if (current.slug === 'updates')
        await own.optInPages.save({ ...current, slug: 'letters', formerSlugs: ['updates'] });
      const [victim] = await own.optInPages.findByAddresses(['page-7']);
      if (victim) await own.optInPages.save({ ...victim, deletedAt: at });
    };
    await data.run(database.uri, { onProgress: change });
    expect([await ownerOf('letters'), await ownerOf('updates')]).toEqual([renamed.id, renamed.id]);
    expect([await ownerOf('news'), await ownerOf('page-7')]).toEqual([undefined, undefined]);
    expect(await outdated({ data })).toBe(0);
  });
});
