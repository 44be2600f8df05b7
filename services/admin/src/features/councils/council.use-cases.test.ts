import { councilChangedEvent, councilCreatedEvent, systemActor } from '@folkmoot/contracts';
import { userActor } from '@folkmoot/service-kit/testing';
import { toCouncilView } from '../../entities/council';
import { councilOf, NOW, userOf } from '../../testing/samples';
import { testContext } from '../../testing/test-context';
import { createCouncil } from './create-council.use-case';
import { listCouncilsAcrossCouncils } from './list-councils.use-case';
import { updateCouncil } from './update-council.use-case';

const system = systemActor('admin');
const actor = userActor({ councilId: 'a' });
const input = {
  name: 'Ystrad',
  slug: 'ystrad',
  contactEmail: 'a@ystrad.example',
  address: '',
  phone: '',
  website: '',
  timezone: 'Europe/London',
};

const admin = testContext();

const setUp = async () => {
  await admin.repositories.councils.add(councilOf('a'));
  const events = () => [...admin.units.eventsOf(councilCreatedEvent), ...admin.units.eventsOf(councilChangedEvent)];
  return { ...admin, events };
};

describe('creating a council', () => {
  it('a council is stored with the default settings and published with all fields when the address is free', async () => {
    const { contextOf, repositories, events } = await setUp();
    const made = await createCouncil(contextOf(system), input);
    expect(await repositories.councils.get(made.id)).toEqual(made);
    expect(made).toMatchObject({
      ...input,
      revision: 1,
      subscriptionStatus: 'pending',
      createdAt: NOW,
      updatedAt: NOW,
    });
    expect(events()).toMatchObject([
      { councilId: made.id, aggregate: { id: made.id, revision: 1 }, payload: { council: toCouncilView(made) } },
    ]);
  });

  it.each([
    ['Europe/London', true],
    ['Australia/Sydney', false],
  ])('a council in %s asks residents to tick topics themselves: %s (E-60)', async (timezone, expected) => {
    const { contextOf } = await setUp();
    const { settings } = await createCouncil(contextOf(system), { ...input, timezone });
    expect(settings.privacy.residentsTickTopics).toBe(expected);
  });

  it('nothing is stored or published when the address is taken', async () => {
    const { contextOf, repositories, events } = await setUp();
    await expect(createCouncil(contextOf(system), { ...input, slug: 'a' })).rejects.toMatchObject({
      code: 'slug_taken',
    });
    expect((await repositories.councils.list({})).items).toHaveLength(1);
    expect(events()).toEqual([]);
  });
});

describe('changing a council', () => {
  it('a change of one setting keeps the others and publishes the new revision (E-77)', async () => {
    const { contextOf, clock, repositories, events } = await setUp();
    const before = await repositories.councils.get('a');
    clock.advance(1_000);
    const saved = await updateCouncil(contextOf(actor), { settings: { privacy: { doubleOptIn: false } } });
    expect(saved).toEqual({
      ...before,
      settings: { ...before.settings, privacy: { ...before.settings.privacy, doubleOptIn: false } },
      revision: 2,
      updatedAt: clock.now(),
    });
    expect(await repositories.councils.get('a')).toEqual(saved);
    expect(events()).toMatchObject([{ councilId: 'a', aggregate: { revision: 2 }, actor: { id: 'user_1' } }]);
    expect(events()[0]?.payload.council).toEqual(toCouncilView(saved));
  });

  it('a change is refused and not published when somebody else has saved a newer revision', async () => {
    const { contextOf, repositories, events } = await setUp();
    await updateCouncil(contextOf(actor), { revision: 1, name: 'First' });
    const late = updateCouncil(contextOf(actor), { revision: 1, name: 'Second' });
    await expect(late).rejects.toMatchObject({ code: 'stale_revision' });
    expect((await repositories.councils.get('a')).name).toBe('First');
    expect(events()).toHaveLength(1);
  });

  it('a change is refused when the council is deleted or the user has none', async () => {
    const { contextOf, events } = await setUp();
    const nowhere = updateCouncil(contextOf(userActor({ councilId: 'gone' })), { name: 'X' });
    await expect(nowhere).rejects.toMatchObject({ code: 'not_found' });
    const nobody = updateCouncil(contextOf(userActor({ councilId: null })), { name: 'X' });
    await expect(nobody).rejects.toMatchObject({ code: 'no_council' });
    expect(events()).toEqual([]);
  });
});

describe('listing councils', () => {
  it('each council has its own counts, whether it is used or not', async () => {
    const { contextOf, repositories } = await setUp();
    await repositories.councils.add(councilOf('b', { createdAt: new Date(NOW.getTime() + 1) }));
    await repositories.users.add(userOf('u1'));
    await repositories.usage.noteResponses('c1', 'a', 7, 1);
    const { items } = await listCouncilsAcrossCouncils(contextOf(system), {});
    expect(items.map(({ id, counts }) => [id, counts])).toEqual([
      ['b', { users: 0, campaigns: 0, responses: 0 }],
      ['a', { users: 1, campaigns: 1, responses: 7 }],
    ]);
  });
});
