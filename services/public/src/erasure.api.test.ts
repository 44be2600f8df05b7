import { councilErasedEvent, councilPurgedEvent } from '@folkmoot/contracts';
import {
  aCouncil,
  aSnapshot,
  type PublicTestService,
  startPublicService,
  tellCouncil,
  tellSurvey,
} from './testing/fixtures';

/** What may name the council afterwards: that it is gone, and what was told of it. */
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

test('a council that is erased, leaves nothing in the public service but that it is gone (E-78)', async () => {
  const [gone, here] = [
    aCouncil({ id: 'council_gone', slug: 'gone', name: 'Gone', formerSlugs: ['before'] }),
    aCouncil({ id: 'council_here', slug: 'here' }),
  ];
  for (const council of [gone, here]) {
    await tellCouncil(service, council);
    await tellSurvey(service, aSnapshot({ id: `campaign_of_${council.id}`, councilId: council.id }));
  }
  expect(await tracesOf('council_gone')).toEqual(expect.arrayContaining(['campaign_copies']));
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
  expect(await tracesOf('council_here')).toEqual(expect.arrayContaining(['campaign_copies']));
  const copy = await service.connection.collection<{ _id: string }>('council_copies').findOne({ _id: gone.id });
  expect(copy).toMatchObject({ isDeleted: true, council: { name: '', slug: '' }, formerSlugs: [] });
  // What comes late brings nothing back.
  await tellCouncil(service, { ...gone, revision: 50 });
  const after = await service.connection.collection<{ _id: string }>('council_copies').findOne({ _id: gone.id });
  expect(after).toMatchObject({ isDeleted: true });
});
