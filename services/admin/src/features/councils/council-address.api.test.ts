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

describe("a council's address", () => {
  let service: AdminTestService;
  beforeAll(async () => {
    service = await startAdminService();
  });
  beforeEach(async () => {
    await service.empty();
    await makeCouncils(service);
  });
  afterAll(() => service.stop());

  const rename = (slug: string, as = admin) => service.call(updateCouncilOperation, { as, body: { slug } });
  const renameAny = (councilId: string, slug: string, as = system) =>
    service.call(changeCouncilSlugOperation, { as, params: { councilId }, body: { slug } });
  const councilsNow = async () => (await service.call(listCouncilsOperation, { as: system })).body.items;
  const ownNow = async () => (await councilsNow()).find(({ id }) => id === ownCouncil);

  it('an admin changes the address, the former one redirects, and the event names the field', async () => {
    const before = (await ownNow())?.slug;
    const { status, body } = await rename('river-town');
    expect([status, body.slug, body.formerSlugs]).toEqual([200, 'river-town', [before]]);
    await service.settled();
    const [event] = service.eventsOf(councilChangedEvent);
    expect([event?.payload.changedFields, event?.payload.council.formerSlugs]).toEqual([['slug'], [before]]);
    expect(councilChangedEvent.audited).toBe(true);
    expect((await rename(before ?? '')).body.formerSlugs).toEqual(['river-town']);
  });

  it('a system admin changes the address of any council, and nobody else can', async () => {
    expect((await renameAny(otherCouncil, 'hill-town')).body.slug).toBe('hill-town');
    expect((await renameAny(otherCouncil, 'hill-city', admin)).status).toBe(403);
    expect((await renameAny('nowhere', 'hill-city')).status).toBe(404);
    await service.settled();
    expect(service.eventsOf(councilChangedEvent).map(({ payload }) => payload.changedFields)).toEqual([['slug']]);
  });

  it.each([
    ['the address of another council', (slugs: string[]) => slugs[1] ?? ''],
    ['the former address of another council', () => 'once-theirs'],
  ])('the address is refused at its field when it is %s', async (_, of) => {
    await renameAny(otherCouncil, 'once-theirs');
    await renameAny(otherCouncil, 'theirs-now');
    const theirs = (await councilsNow()).find(({ id }) => id === otherCouncil)?.slug ?? '';
    const wanted = of(['', theirs]);
    expect((await rename(wanted)).body.code).toBe('slug_taken');
    const input = { name: 'New', slug: wanted, contactEmail: 'a@new.example' };
    expect((await service.call(createCouncilOperation, { as: system, body: input })).body.code).toBe('slug_taken');
  });

  it.each(['mcp', 'kiosk', 'p', 's', 'embed.js', 'Big Town'])('the address is refused when it is %s', async (slug) => {
    const { status, body } = await rename(slug);
    expect([status, body.fields?.[0]?.path]).toEqual([400, 'slug']);
  });

  it('the address is changed at startup, with a redirect, when the product has reserved it since', async () => {
    await service.connection
      .collection('councils')
      .updateOne({ slug: (await ownNow())?.slug }, { $set: { slug: 'kiosk' } });
    await renameAny(otherCouncil, 'kiosk-2');
    const restarted = await startAdminService({ beside: service });
    await restarted.settled();
    const council = await ownNow();
    expect([council?.slug, council?.formerSlugs]).toEqual(['kiosk-3', ['kiosk']]);
    const events = restarted.eventsOf(councilChangedEvent).filter(({ actor }) => actor.kind === 'system');
    expect(events.map(({ payload }) => payload.council.slug)).toEqual(['kiosk-3']);
    await restarted.stop();
  });
});
