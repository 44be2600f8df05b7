import {
  type BodyOf,
  campaignProgressedEvent,
  councilChangedEvent,
  councilCreatedEvent,
  createCouncilOperation,
  getCouncilOperation,
  listCouncilsOperation,
  updateCouncilOperation,
} from '@folkmoot/contracts';
import { otherCouncil, ownCouncil, userActor } from '@folkmoot/service-kit/testing';
import { type AdminTestService, makeCouncils, makeUser, startAdminService } from '../../testing/fixtures';

const admin = userActor();
const system = userActor({ role: 'system_admin', councilId: null });

let service: AdminTestService;
beforeAll(async () => {
  service = await startAdminService();
});
beforeEach(async () => {
  await service.empty();
  await makeCouncils(service);
});
afterAll(() => service.stop());

describe('council', () => {
  it('has a language that nobody has reviewed only after it is switched on, and while it is its own it stays on', async () => {
    const change = (body: BodyOf<typeof updateCouncilOperation>) =>
      service.call(updateCouncilOperation, { as: admin, body });
    const off = await change({ language: 'pl' });
    expect([off.status, off.body.code]).toEqual([400, 'invalid_input']);
    expect((await change({ settings: { pageLanguages: ['pl', 'uk'] } })).body.settings.pageLanguages).toEqual([
      'pl',
      'uk',
    ]);
    expect((await change({ language: 'pl' })).body.language).toBe('pl');
    expect((await change({ settings: { pageLanguages: ['uk'] } })).status).toBe(400);
  });
  it('a change of two fields keeps the others and publishes the new revision', async () => {
    const before = (await service.call(getCouncilOperation, { as: admin })).body;
    const body = { revision: 1, name: 'New name', settings: { privacy: { doubleOptIn: false } } };
    const after = (await service.call(updateCouncilOperation, { as: admin, body })).body;
    expect(after).toEqual({
      ...before,
      name: 'New name',
      settings: { ...before.settings, privacy: { ...before.settings.privacy, doubleOptIn: false } },
      revision: 2,
      updatedAt: service.clock.now().toISOString(),
    });
    await service.settled();
    const [event] = service.eventsOf(councilChangedEvent);
    expect(event).toMatchObject({ councilId: ownCouncil, aggregate: { id: ownCouncil, revision: 2 } });
    expect(event?.payload).toEqual({ council: after, changedFields: ['name', 'settings.privacy.doubleOptIn'] });
    const theirs = (await service.call(getCouncilOperation, { as: userActor({ councilId: otherCouncil }) })).body;
    expect([theirs.id, theirs.revision]).toEqual([otherCouncil, 1]);
  });

  it('retention and redaction are saved and published when valid, and refused without days or with too many (E-63)', async () => {
    const privacy = { retentionDays: 365, redactExports: true };
    const change = (fields: object) =>
      service.call(updateCouncilOperation, { as: admin, body: { settings: { privacy: fields } } });
    expect((await change(privacy)).body.settings.privacy).toMatchObject(privacy);
    await service.settled();
    const [event] = service.eventsOf(councilChangedEvent);
    expect(event?.payload.council.settings.privacy).toMatchObject(privacy);
    expect(event?.payload.changedFields).toEqual(['settings.privacy.retentionDays', 'settings.privacy.redactExports']);
    for (const retentionDays of [0, 3651, 1.5]) expect((await change({ retentionDays })).status).toBe(400);
    expect((await change({ retentionDays: null })).body.settings.privacy.retentionDays).toBeNull();
  });

  it('the text after the thank-you is saved as plain text and published, and refused when too long (F-48)', async () => {
    const say = (thankYouText: string) =>
      service.call(updateCouncilOperation, { as: admin, body: { branding: { thankYouText } } });
    const before = (await service.call(getCouncilOperation, { as: admin })).body;
    expect(before.branding.thankYouText).toBe('');
    const text = 'Results are at the town hall.\n<b>=1+1</b>';
    expect((await say(text)).body.branding).toEqual({ ...before.branding, thankYouText: text });
    await service.settled();
    const [event] = service.eventsOf(councilChangedEvent);
    expect(event?.payload.changedFields).toEqual(['branding.thankYouText']);
    expect(event?.payload.council.branding.thankYouText).toBe(text);
    expect((await say('x'.repeat(1_001))).status).toBe(400);
    expect((await service.call(getCouncilOperation, { as: admin })).body.branding.thankYouText).toBe(text);
  });

  it('residents per division are saved, are removed with their division, and are refused when invalid (E-35)', async () => {
    const change = (settings: BodyOf<typeof updateCouncilOperation>['settings']) =>
      service.call(updateCouncilOperation, { as: admin, body: { settings } });
    const before = (await service.call(getCouncilOperation, { as: admin })).body;
    expect(before.settings.divisionResidents).toEqual([]);
    const [east, west] = [
      { division: 'St. Mary $ East', residents: 6_000 },
      { division: '__proto__', residents: 0 },
    ];
    const names = [east.division, west.division];
    const both = await change({ geographicalDivisions: names, divisionResidents: [east, west] });
    expect(both.body.settings.divisionResidents).toEqual([east, west]);
    await service.settled();
    const [event] = service.eventsOf(councilChangedEvent);
    expect(event?.payload.council.settings.divisionResidents).toEqual([east, west]);
    expect(event?.payload.changedFields).toEqual(['settings.geographicalDivisions', 'settings.divisionResidents']);
    expect((await change({ targetAudiences: ['All'] })).body.settings.divisionResidents).toEqual([east, west]);
    expect((await change({ geographicalDivisions: [east.division] })).body.settings.divisionResidents).toEqual([east]);
    const stranger = { division: 'Nowhere', residents: 5 };
    expect((await change({ divisionResidents: [stranger, east] })).body.settings.divisionResidents).toEqual([east]);
    for (const residents of [-1, 1.5, 100_000_001])
      expect((await change({ divisionResidents: [{ ...east, residents }] })).status).toBe(400);
    expect((await change({ divisionResidents: [east, east] })).status).toBe(400);
    expect((await service.call(getCouncilOperation, { as: admin })).body.settings.divisionResidents).toEqual([east]);
  });

  it('several spaces in a name become one when the council is created and when it is renamed', async () => {
    const input = { name: '  North \t  Vale ', slug: 'north-vale', contactEmail: 'a@vale.example' };
    const made = await service.call(createCouncilOperation, { as: system, body: input });
    expect(made.body.name).toBe('North Vale');
    const renamed = await service.call(updateCouncilOperation, { as: admin, body: { name: 'Old  Town' } });
    expect(renamed.body.name).toBe('Old Town');
    expect((await service.call(updateCouncilOperation, { as: admin, body: { name: '   ' } })).body.fields).toEqual([
      { path: 'name', message: 'Enter a value.' },
    ]);
  });

  it('a council is refused when its website is no web address, and a bare host name gets a scheme', async () => {
    const make = (slug: string, website: string) =>
      service.call(createCouncilOperation, {
        as: system,
        body: { name: 'Vale', slug, contactEmail: 'a@vale.example', website },
      });
    const refused = await make('vale', 'javascript:alert(1)');
    expect([refused.status, refused.body.fields]).toEqual([
      400,
      [{ path: 'website', message: 'Enter a web address like https://www.example.org.' }],
    ]);
    expect((await make('vale-two', 'vale.example')).body.website).toBe('https://vale.example');
  });

  it('a council stored before resident numbers existed has none (E-35)', async () => {
    await service.connection.collection('councils').updateMany({}, { $unset: { 'settings.divisionResidents': '' } });
    expect((await service.call(getCouncilOperation, { as: admin })).body.settings.divisionResidents).toEqual([]);
  });

  it('a change is refused and nothing is saved when the revision is old', async () => {
    await service.call(updateCouncilOperation, { as: admin, body: { name: 'First' } });
    const late = await service.call(updateCouncilOperation, { as: admin, body: { revision: 1, name: 'Second' } });
    expect([late.status, late.body.code]).toEqual([409, 'stale_revision']);
    expect((await service.call(getCouncilOperation, { as: admin })).body.name).toBe('First');
  });

  it('ten simultaneous changes without a revision are all saved', async () => {
    const fields = ['name', 'address', 'phone', 'website'] as const;
    const change = (field: string) => service.call(updateCouncilOperation, { as: admin, body: { [field]: 'x' } });
    const statuses = (await Promise.all(fields.map(change))).map(({ status }) => status);
    expect(statuses).toEqual([200, 200, 200, 200]);
    const { body } = await service.call(getCouncilOperation, { as: admin });
    expect(fields.map((field) => body[field])).toEqual(['x', 'x', 'x', 'https://x']);
    expect(body.revision).toBe(5);
  });
});

describe('councils, for a system admin', () => {
  const make = (slug: string) =>
    service.call(createCouncilOperation, {
      as: system,
      body: { name: 'Ystrad Môn', slug, contactEmail: 'a@ystrad.example', timezone: 'Europe/London' },
    });

  it('a new council has the default settings and is published', async () => {
    const { status, body } = await make('ystrad');
    expect(status).toBe(201);
    expect(body).toMatchObject({ slug: 'ystrad', revision: 1, settings: { privacy: { doubleOptIn: true } } });
    await service.settled();
    expect(service.eventsOf(councilCreatedEvent)[0]).toMatchObject({ councilId: body.id });
    expect(body.subscriptionStatus).toBe('pending');
  });

  it.each(['api', 'survey', 'Riverside', 'a--b', '-a'])('a council is refused when its address is %s', async (slug) => {
    expect((await make(slug)).status).toBe(400);
  });

  it('a council is refused when its address is taken, also by a simultaneous request', async () => {
    const both = await Promise.all([make('ystrad'), make('ystrad')]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect((await make('ystrad')).body.code).toBe('slug_taken');
  });

  it('councils are listed with their counts, and search ignores case and accents', async () => {
    await make('ystrad');
    await Promise.all([makeUser(service), makeUser(service), makeUser(service, { councilId: otherCouncil })]);
    const progressed = (campaignId: string, responses: number, revision: number) => ({
      aggregate: { type: 'campaign-counter', id: campaignId, revision },
      payload: { campaignId, responses, campaigns: 2 },
      councilId: ownCouncil,
    });
    await service.receive(campaignProgressedEvent, progressed('c1', 30, 2));
    await service.receive(campaignProgressedEvent, progressed('c1', 10, 1));
    await service.receive(campaignProgressedEvent, progressed('c2', 5, 1));
    const { items } = (await service.call(listCouncilsOperation, { as: system })).body;
    const counts = Object.fromEntries(items.map((council) => [council.slug, council.counts]));
    expect(counts).toEqual({
      ystrad: { users: 0, campaigns: 0, responses: 0 },
      'council-own': { users: 2, campaigns: 2, responses: 35 },
      'council-other': { users: 1, campaigns: 0, responses: 0 },
    });
    const matches = (await service.call(listCouncilsOperation, { as: system, query: { q: 'ystrad mon' } })).body.items;
    expect(matches.map(({ slug }) => slug)).toEqual(['ystrad']);
    expect((await service.call(listCouncilsOperation, { as: system, query: { q: '.*' } })).body.items).toEqual([]);
  });
});
