import { councilChangedEvent, councilCreatedEvent, systemActor } from '@folkmoot/contracts';
import { userActor } from '@folkmoot/service-kit/testing';
import { toCouncilView } from '../../records/views.domain';
import { fakeDeps } from '../../testing/fake-deps.fake';
import { councilOf, NOW, userOf } from '../../testing/samples';
import { createCouncil } from './create-council.use-case';
import { listCouncilsAcrossCouncils } from './list-councils.use-case';
import { updateCouncil } from './update-council.use-case';

const system = systemActor('admin');
const actor = userActor({ councilId: 'a' });
const given = {
  name: 'Ystrad',
  slug: 'ystrad',
  contactEmail: 'a@ystrad.example',
  address: '',
  phone: '',
  website: '',
  timezone: 'Europe/London',
};

const ground = async () => {
  const fake = fakeDeps();
  await fake.repositories.councils.add(councilOf('a'));
  const told = () => [...fake.units.eventsOf(councilCreatedEvent), ...fake.units.eventsOf(councilChangedEvent)];
  return { ...fake, told };
};

describe('creating a council', () => {
  it('at a free address, keeps it with the usual settings and tells of it whole', async () => {
    const { deps, repositories, told } = await ground();
    const made = await createCouncil(deps, system, given);
    expect(await repositories.councils.get(made.id)).toEqual(made);
    expect(made).toMatchObject({
      ...given,
      revision: 1,
      subscriptionStatus: 'pending',
      createdAt: NOW,
      updatedAt: NOW,
    });
    expect(told()).toMatchObject([
      { councilId: made.id, aggregate: { id: made.id, revision: 1 }, payload: { council: toCouncilView(made) } },
    ]);
  });

  it.each([
    ['Europe/London', true],
    ['Australia/Sydney', false],
  ])('in %s, asks residents to tick topics themselves: %s (E-60)', async (timezone, expected) => {
    const { deps } = await ground();
    const { settings } = await createCouncil(deps, system, { ...given, timezone });
    expect(settings.privacy.residentsTickTopics).toBe(expected);
  });

  it('at an address that is taken, keeps nothing and tells nothing', async () => {
    const { deps, repositories, told } = await ground();
    await expect(createCouncil(deps, system, { ...given, slug: 'a' })).rejects.toMatchObject({ code: 'slug_taken' });
    expect((await repositories.councils.list({})).items).toHaveLength(1);
    expect(told()).toEqual([]);
  });
});

describe('changing a council', () => {
  it('in one setting, keeps every other and tells the new revision (E-77)', async () => {
    const { deps, clock, repositories, told } = await ground();
    const before = await repositories.councils.get('a');
    clock.advance(1_000);
    const saved = await updateCouncil(deps, actor, { settings: { privacy: { doubleOptIn: false } } });
    expect(saved).toEqual({
      ...before,
      settings: { ...before.settings, privacy: { ...before.settings.privacy, doubleOptIn: false } },
      revision: 2,
      updatedAt: clock.now(),
    });
    expect(await repositories.councils.get('a')).toEqual(saved);
    expect(told()).toMatchObject([{ councilId: 'a', aggregate: { revision: 2 }, actor: { id: 'user_1' } }]);
    expect(told()[0]?.payload.council).toEqual(toCouncilView(saved));
  });

  it('from a revision that somebody else has passed, is refused, stays, and tells nothing', async () => {
    const { deps, repositories, told } = await ground();
    await updateCouncil(deps, actor, { revision: 1, name: 'First' });
    const late = updateCouncil(deps, actor, { revision: 1, name: 'Second' });
    await expect(late).rejects.toMatchObject({ code: 'stale_revision' });
    expect((await repositories.councils.get('a')).name).toBe('First');
    expect(told()).toHaveLength(1);
  });

  it('that is gone, or without a council, is refused', async () => {
    const { deps, told } = await ground();
    const nowhere = updateCouncil(deps, userActor({ councilId: 'gone' }), { name: 'X' });
    await expect(nowhere).rejects.toMatchObject({ code: 'not_found' });
    const nobody = updateCouncil(deps, userActor({ councilId: null }), { name: 'X' });
    await expect(nobody).rejects.toMatchObject({ code: 'no_council' });
    expect(told()).toEqual([]);
  });
});

describe('listing councils', () => {
  it('one that is used and one that is not, come each with its own counts', async () => {
    const { deps, repositories } = await ground();
    await repositories.councils.add(councilOf('b', { createdAt: new Date(NOW.getTime() + 1) }));
    await repositories.users.add(userOf('u1'));
    await repositories.usage.noteResponses('c1', 'a', 7, 1);
    const { items } = await listCouncilsAcrossCouncils(deps, {});
    expect(items.map(({ id, counts }) => [id, counts])).toEqual([
      ['b', { users: 0, campaigns: 0, responses: 0 }],
      ['a', { users: 1, campaigns: 1, responses: 7 }],
    ]);
  });
});
