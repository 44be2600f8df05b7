import {
  commitmentsChangedEvent,
  councilErasedEvent,
  councilPurgedEvent,
  pageCodeChangedEvent,
} from '@folkmoot/contracts';
import {
  aCouncil,
  aSnapshot,
  type PublicTestService,
  publishCouncil,
  publishSurvey,
  startPublicService,
} from './testing/fixtures';

/** Collections that may still name the council: the record that it is erased, and its events. */
const allowed = new Set(['outbox', 'inbox', 'council_erasures', 'council_copies', 'agenda_jobs', 'job_runs']);

let service: PublicTestService;
beforeAll(async () => {
  service = await startPublicService();
});
afterAll(() => service.stop());

const tracesOf = async (id: string): Promise<string[]> => {
  const collections = (await service.connection.listCollections()).map(({ name }) => name);
  const traces: string[] = [];
  for (const name of collections.filter((each) => !allowed.has(each))) {
    const documents = await service.connection.collection(name).find().toArray();
    if (JSON.stringify(documents).includes(id)) traces.push(name);
  }
  return traces;
};

test('a council that is erased leaves only the record of its erasure in the public service (E-78)', async () => {
  const [gone, here] = [
    aCouncil({ id: 'council_gone', slug: 'gone', name: 'Gone', formerSlugs: ['before'] }),
    aCouncil({ id: 'council_here', slug: 'here' }),
  ];
  for (const council of [gone, here]) {
    await publishCouncil(service, council);
    await publishSurvey(service, aSnapshot({ id: `campaign_of_${council.id}`, councilId: council.id }));
    await service.receive(commitmentsChangedEvent, {
      aggregate: { type: 'commitments', id: `campaign_of_${council.id}`, revision: 1 },
      councilId: council.id,
      payload: { campaignId: `campaign_of_${council.id}`, change: 'added', revision: 1, points: [] },
    });
    await service.receive(pageCodeChangedEvent, {
      aggregate: { type: 'page-code', id: `code_of_${council.id}`, revision: 1 },
      councilId: council.id,
      payload: { code: { id: `code_of_${council.id}`, pageId: 'page1', isActive: true, revision: 1 } },
    });
  }
  const copies = ['campaign_copies', 'commitment_copies', 'qr_code_copies'];
  expect(await tracesOf('council_gone')).toEqual(expect.arrayContaining(copies));
  await service.receive(councilErasedEvent, {
    aggregate: { type: 'council', id: gone.id, revision: 9 },
    payload: { councilId: gone.id },
    councilId: gone.id,
  });
  while (service.eventsOf(councilPurgedEvent).length === 0) {
    await new Promise((done) => setTimeout(done, 100));
    await service.settled();
  }
  expect(await tracesOf('council_gone')).toEqual([]);
  expect(await tracesOf('council_here')).toEqual(expect.arrayContaining(copies));
  const copy = await service.connection.collection<{ _id: string }>('council_copies').findOne({ _id: gone.id });
  expect(copy).toMatchObject({ isDeleted: true, council: { name: '', slug: '' }, formerSlugs: [] });
  // Late events do not restore it.
  await publishCouncil(service, { ...gone, revision: 50 });
  const after = await service.connection.collection<{ _id: string }>('council_copies').findOne({ _id: gone.id });
  expect(after).toMatchObject({ isDeleted: true });
});
