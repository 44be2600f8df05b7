import { type PopulationDimension, populationChangedEvent } from '@folkmoot/contracts';
import { eraseCouncil, otherCouncil, ownCouncil, userActor } from '@folkmoot/service-kit/testing';
import { publishCouncil, startCampaigns, type TestCampaigns } from '../../testing/campaigns-service';
import { repositoriesOf } from '../../testing/contexts';

let service: TestCampaigns;
beforeAll(async () => {
  service = await startCampaigns();
});
afterAll(() => service.stop());

const dimensions = (people: number): PopulationDimension[] => [
  {
    id: 'area',
    name: 'Area',
    kind: 'area',
    source: '',
    asOf: null,
    categories: [{ id: 'east', name: 'East', people }],
  },
];
const receive = (councilId: string, revision: number, people: number) =>
  service.receive(populationChangedEvent, {
    aggregate: { type: 'population', id: councilId, revision },
    payload: { councilId, revision, dimensions: dimensions(people) },
    councilId,
  });
const copyOf = (councilId: string) => repositoriesOf(service, userActor({ councilId })).populations.find();

test('the copy of a population is of its council, follows the highest revision, and goes with the council', async () => {
  await publishCouncil(service, ownCouncil);
  expect(await copyOf(ownCouncil)).toBeNull();
  await receive(ownCouncil, 3, 30);
  await receive(ownCouncil, 2, 20);
  await receive(otherCouncil, 1, 10);
  expect(await copyOf(ownCouncil)).toEqual({ dimensions: dimensions(30), sourceRevision: 3 });
  expect(await copyOf(otherCouncil)).toEqual({ dimensions: dimensions(10), sourceRevision: 1 });
  await eraseCouncil(service, ownCouncil);
  await receive(ownCouncil, 4, 40);
  expect(await copyOf(ownCouncil)).toBeNull();
  expect(await copyOf(otherCouncil)).not.toBeNull();
});
