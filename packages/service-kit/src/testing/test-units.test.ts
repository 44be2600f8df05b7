import type { Actor } from '@folkmoot/contracts';
import { otherCouncil, ownCouncil, userActor } from './actors';
import { noteMade, noteModel, repositories } from './note-service.fixture';
import { testUnits } from './test-units';

const units = testUnits({ models: [noteModel], repositories });
const start = units.clock.now();

const makeNote = (actor: Actor, title: string, { fails = false } = {}) =>
  units.contextOf(actor).unitOfWork(actor, async ({ notes, outbox }) => {
    const { _id: id } = await notes.insert({ title, tags: [], count: 0, madeAt: units.clock.now() });
    await outbox.add(noteMade, { aggregate: { type: 'note', id, revision: 1 }, payload: { title } });
    if (fails) throw new Error('not now');
  });

const titlesOf = async (councilId: string) =>
  (await units.repositoriesOf(councilId).notes.find({})).map(({ title }) => title);

test('a unit stores its changes in the council of the actor and its events can be read', async () => {
  await makeNote(userActor(), 'first');
  await makeNote(userActor({ councilId: otherCouncil }), 'second');
  expect([await titlesOf(ownCouncil), await titlesOf(otherCouncil)]).toEqual([['first'], ['second']]);
  expect(units.eventsOf(noteMade).map(({ councilId, payload }) => [councilId, payload.title])).toEqual([
    [ownCouncil, 'first'],
    [otherCouncil, 'second'],
  ]);
});

test('a unit that throws leaves neither changes nor events', async () => {
  await expect(makeNote(userActor(), 'lost', { fails: true })).rejects.toThrow('not now');
  expect([await titlesOf(ownCouncil), units.events]).toEqual([[], []]);
});

test('a unit is refused when the actor has no council', async () => {
  await expect(makeNote(userActor({ councilId: null }), 'nowhere')).rejects.toMatchObject({ code: 'no_council' });
});

test('data, events and the time of the clock are gone when the units were emptied', async () => {
  await makeNote(userActor(), 'old');
  units.clock.advance(60_000);
  await units.empty();
  expect([await titlesOf(ownCouncil), units.events, units.clock.now()]).toEqual([[], [], start]);
  await makeNote(userActor(), 'new');
  expect(units.eventsOf(noteMade)).toHaveLength(1);
});
