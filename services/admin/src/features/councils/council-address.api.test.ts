import {
  changeCouncilSlugOperation,
  councilChangedEvent,
  createCouncilOperation,
  listCouncilsOperation,
  updateCouncilOperation,
} from '@folkmoot/contracts';
import { otherCouncil, ownCouncil, userActor } from '@folkmoot/service-kit/testing';
import { type AdminTestService, makeCouncils, startAdminService } from '../../testing/fixtures';

const admin = userActor();
const system = userActor({ role: 'system_admin', councilId: null });

describe('the address of a council', () => {
  let service: AdminTestService;
  beforeEach(async () => {
    service = await startAdminService();
    await makeCouncils(service);
  });
  afterEach(() => service.stop());

  const rename = (slug: string, as = admin) => service.call(updateCouncilOperation, { as, body: { slug } });
  const renameAny = (councilId: string, slug: string, as = system) =>
    service.call(changeCouncilSlugOperation, { as, params: { councilId }, body: { slug } });
  const councilsNow = async () => (await service.call(listCouncilsOperation, { as: system })).body.items;
  const ownNow = async () => (await councilsNow()).find(({ id }) => id === ownCouncil);

  it('is changed by its admin, keeps the former one as a redirect, and is announced with the name of the field', async () => {
    const before = (await ownNow())?.slug;
    const { status, body } = await rename('river-town');
    expect([status, body.slug, body.formerSlugs]).toEqual([200, 'river-town', [before]]);
    await service.settled();
    const [event] = service.eventsOf(councilChangedEvent);
    expect([event?.payload.changedFields, event?.payload.council.formerSlugs]).toEqual([['slug'], [before]]);
    expect(councilChangedEvent.audited).toBe(true);
    expect((await rename(before ?? '')).body.formerSlugs).toEqual(['river-town']);
  });

  it('is changed by a system admin for any council, and by nobody else', async () => {
    expect((await renameAny(otherCouncil, 'hill-town')).body.slug).toBe('hill-town');
    expect((await renameAny(otherCouncil, 'hill-city', admin)).status).toBe(403);
    expect((await renameAny('nowhere', 'hill-city')).status).toBe(404);
    await service.settled();
    expect(service.eventsOf(councilChangedEvent).map(({ payload }) => payload.changedFields)).toEqual([['slug']]);
  });

  it.each([
    ['the address of another council', (slugs: string[]) => slugs[1] ?? ''],
    ['the former address of another council', () => 'once-theirs'],
  ])('is refused at its field when it is %s', async (_, of) => {
    await renameAny(otherCouncil, 'once-theirs');
    await renameAny(otherCouncil, 'theirs-now');
    const theirs = (await councilsNow()).find(({ id }) => id === otherCouncil)?.slug ?? '';
    const wanted = of(['', theirs]);
    expect((await rename(wanted)).body.code).toBe('slug_taken');
    const given = { name: 'New', slug: wanted, contactEmail: 'a@new.example' };
    expect((await service.call(createCouncilOperation, { as: system, body: given })).body.code).toBe('slug_taken');
  });

  it.each(['mcp', 'kiosk', 'p', 's', 'embed.js', 'Big Town'])('is refused when it is %s', async (slug) => {
    const { status, body } = await rename(slug);
    expect([status, body.fields?.[0]?.path]).toEqual([400, 'slug']);
  });

  it('is changed at a start, with a redirect, when the product has reserved it since', async () => {
    await service.connection
      .collection('councils')
      .updateOne({ slug: (await ownNow())?.slug }, { $set: { slug: 'kiosk' } });
    await renameAny(otherCouncil, 'kiosk-2');
    const restarted = await startAdminService({ beside: service });
    await restarted.settled();
    const council = await ownNow();
    expect([council?.slug, council?.formerSlugs]).toEqual(['kiosk-3', ['kiosk']]);
    const told = restarted.eventsOf(councilChangedEvent).filter(({ actor }) => actor.kind === 'system');
    expect(told.map(({ payload }) => payload.council.slug)).toEqual(['kiosk-3']);
    await restarted.stop();
  });
});
