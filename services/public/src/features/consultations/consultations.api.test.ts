import {
  type CampaignSnapshot,
  campaignErasedEvent,
  consultationChangedEvent,
  listConsultationsOperation,
} from '@folkmoot/contracts';
import { SaxesParser } from 'saxes';
import {
  aCouncil,
  aSnapshot,
  freshId,
  type PublicTestService,
  publishCampaign,
  publishCouncil,
  publishSurvey,
  startPublicService,
} from '../../testing/fixtures';
import { testBundle, testStatic } from '../../testing/release';

jest.mock('../../integrations/rendering/module-import', () => ({ importModule: async () => testBundle() }));

interface Element {
  readonly name: string;
  readonly attributes: Readonly<Record<string, unknown>>;
  text: string;
}

/** The elements of an XML document, in their order. Throws where it is not well-formed. */
const elementsOf = (xml: string): Element[] => {
  const elements: Element[] = [];
  const parser = new SaxesParser();
  const open: Element[] = [];
  parser.on('opentag', ({ name, attributes }) => {
    const element = { name, attributes, text: '' };
    elements.push(element);
    open.push(element);
  });
  parser.on('text', (text) => {
    const element = open.at(-1);
    if (element) element.text += text;
  });
  parser.on('closetag', () => void open.pop());
  parser.on('error', (error) => {
    throw error;
  });
  parser.write(xml).close();
  return elements;
};

describe('the consultations of a council', () => {
  let files: Awaited<ReturnType<typeof testStatic>>;
  let service: PublicTestService;
  let councilId: string;
  let slug: string;
  beforeAll(async () => {
    files = await testStatic();
    await files.release('one');
    const { staticDir, remotesFile } = files;
    service = await startPublicService({ staticDir, remotesFile });
    service.clock.set(new Date('2026-03-10T09:00:00.000Z'));
  });
  afterAll(async () => {
    await service.stop();
    await files.remove();
  });
  beforeEach(async () => {
    councilId = freshId('council');
    slug = councilId.replace('_', '-');
    await publishCouncil(service, aCouncil({ id: councilId, slug, name: 'Riverside & <Vale>' }));
  });

  const campaign = async (patch: Partial<CampaignSnapshot> = {}): Promise<string> => {
    const id = freshId('campaign');
    await publishSurvey(service, aSnapshot({ id, councilId, ...patch }));
    await service.refresh();
    return id;
  };
  const choose = async (campaignId: string, patch: { isListed?: boolean; forWhom?: string; areas?: string[] } = {}) => {
    const payload = { campaignId, isListed: true, forWhom: '', areas: [], revision: 1, ...patch };
    await service.receive(consultationChangedEvent, {
      aggregate: { type: 'consultation', id: campaignId, revision: payload.revision },
      councilId,
      payload,
    });
    await service.refresh();
  };
  const list = async (query: Record<string, string> = {}) =>
    (await service.call(listConsultationsOperation, { params: { councilSlug: slug }, query })).body;
  const idsOf = async (query: Record<string, string> = {}) =>
    (await list(query)).items.map(({ campaignId }) => campaignId);
  const fetchFrom = async (path: string) => {
    const response = await fetch(`${service.url}/${path}`, { redirect: 'manual' });
    return { status: response.status, headers: response.headers, text: await response.text() };
  };

  test('the open lists of all councils are read again with one query, and each has its own campaigns', async () => {
    const first = await campaign();
    const slugs = [slug];
    await list();
    for (const name of ['Hillview', 'Seaside']) {
      const id = freshId('council');
      slugs.push(id.replace('_', '-'));
      await publishCouncil(service, aCouncil({ id, slug: slugs.at(-1) ?? '', name }));
      await publishSurvey(service, aSnapshot({ id: `campaign_of_${id}`, councilId: id }));
      await service.call(listConsultationsOperation, { params: { councilSlug: slugs.at(-1) ?? '' }, query: {} });
    }
    const find = jest.spyOn(service.connection.collection('consultation_listings'), 'find');
    await service.refresh();
    expect(find).toHaveBeenCalledTimes(1);
    find.mockRestore();
    const listed = await Promise.all(
      slugs.map((councilSlug) => service.call(listConsultationsOperation, { params: { councilSlug }, query: {} })),
    );
    expect(listed.map(({ body }) => body.items.length)).toEqual([1, 1, 1]);
    expect(listed[0]?.body.items[0]?.campaignId).toBe(first);
  });

  test('open, upcoming and closed campaigns are listed in this order, drafts and archived ones are not', async () => {
    const closed = await campaign({ status: 'completed', endDate: '2026-03-09T09:00:00.000Z' });
    const later = await campaign({ endDate: '2026-04-09T09:00:00.000Z' });
    const sooner = await campaign({ endDate: '2026-03-20T09:00:00.000Z', shortName: 'parks' });
    const upcoming = await campaign({ status: 'scheduled', startDate: '2026-05-01T09:00:00.000Z' });
    await campaign({ status: 'archived' });
    await campaign({ status: 'draft', publishedVersion: 0 });
    await campaign({ isDeleted: true });
    const { items, total, pages } = await list();
    expect(items.map(({ campaignId, status, surveyUrl }) => [campaignId, status, surveyUrl])).toEqual([
      [sooner, 'open', `http://localhost:8080/${slug}/parks`],
      [later, 'open', `http://localhost:8080/${slug}/survey/${later}`],
      [upcoming, 'upcoming', null],
      [closed, 'closed', null],
    ]);
    expect([total, pages]).toEqual([4, 1]);
  });

  test('staff choose what is listed, for whom and for which areas; the newest choice wins', async () => {
    const id = await campaign({ labels: ['Parks'] });
    await choose(id, { isListed: false });
    expect(await idsOf()).toEqual([]);
    await service.receive(consultationChangedEvent, {
      aggregate: { type: 'consultation', id, revision: 3 },
      councilId,
      payload: { campaignId: id, isListed: true, forWhom: 'Young people', areas: ['East'], revision: 3 },
    });
    await choose(id, { isListed: false });
    expect((await list()).items).toMatchObject([{ forWhom: 'Young people', areas: ['East'], topics: ['Parks'] }]);
  });

  test('filters combine, and a consultation about all areas is in each of them', async () => {
    const east = await campaign({ title: 'Café in the park', labels: ['Parks'] });
    await choose(east, { areas: ['East'] });
    const west = await campaign({ title: 'A new school', labels: ['Schools'] });
    await choose(west, { areas: ['West'] });
    const everywhere = await campaign({ title: 'Bins', status: 'completed', labels: ['Parks'] });
    expect((await list()).areas).toEqual(['East', 'West']);
    expect((await list()).topics).toEqual(['Parks', 'Schools']);
    expect(await idsOf({ area: 'East' })).toEqual([east, everywhere]);
    expect(await idsOf({ topic: 'Parks', status: 'closed' })).toEqual([everywhere]);
    expect(await idsOf({ q: 'PARK cafe' })).toEqual([east]);
    expect(await idsOf({ q: 'school', area: 'East', status: 'open' })).toEqual([]);
    const { status } = await service.call(listConsultationsOperation, {
      params: { councilSlug: slug },
      query: { status: 'secret' },
    });
    expect(status).toBe(400);
  });

  test('a page has 20 of them, and a page behind the last one is the last one', async () => {
    for (let number = 0; number < 21; number += 1) {
      await publishSurvey(service, aSnapshot({ id: freshId('campaign'), councilId }));
    }
    await service.refresh();
    const first = await list();
    const last = await list({ page: '9' });
    expect([first.items.length, first.pages, last.page, last.items.length]).toEqual([20, 2, 2, 1]);
  });

  test('a suspended council has none, another council’s campaigns never appear, an erased campaign goes', async () => {
    const id = await campaign();
    const other = freshId('council');
    await publishCouncil(service, aCouncil({ id: other, slug: other.replace('_', '-') }));
    await publishSurvey(service, aSnapshot({ id: freshId('campaign'), councilId: other }));
    await service.refresh();
    expect(await idsOf()).toEqual([id]);
    await choose(id);
    await service.receive(campaignErasedEvent, {
      aggregate: { type: 'campaign', id, revision: 9 },
      councilId,
      payload: { campaignId: id },
    });
    await service.refresh();
    expect(await idsOf()).toEqual([]);
    expect(
      await service.connection.collection<{ _id: string }>('consultation_listings').findOne({ _id: id }),
    ).toBeNull();
    await campaign();
    await publishCouncil(service, aCouncil({ id: councilId, slug, revision: 9, subscriptionStatus: 'inactive' }));
    await service.refresh();
    expect(await idsOf()).toEqual([]);
    expect((await service.call(listConsultationsOperation, { params: { councilSlug: 'nowhere' } })).status).toBe(404);
  });

  test('the page takes any address, leads from a former name, and may be framed only as an embedded one', async () => {
    await campaign({ title: 'Bins' });
    const page = await fetchFrom(`${slug}/consultations`);
    expect([page.status, page.text.includes('Bins')]).toEqual([200, true]);
    expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(page.headers.get('x-robots-tag')).toBeNull();
    const embedded = await fetchFrom(`${slug}/consultations?embed=1&status=nonsense&page=x`);
    expect([embedded.status, embedded.text.includes('Bins')]).toEqual([200, true]);
    expect(embedded.headers.get('content-security-policy')).toContain('frame-ancestors *');
    expect(embedded.headers.get('x-robots-tag')).toBe('noindex');
    expect((await fetchFrom(`${slug}/consultations?q=none`)).text).not.toContain('Bins');
    const missing = await fetchFrom('nowhere/consultations');
    expect([missing.status, missing.text.includes('"missing":"page"')]).toEqual([404, true]);
    const moved = aCouncil({ id: councilId, slug: `${slug}-new`, formerSlugs: [slug], revision: 9 });
    await publishCouncil(service, moved);
    await service.refresh();
    const former = await fetchFrom(`${slug}/consultations`);
    expect([former.status, former.headers.get('location')]).toEqual([301, `/${slug}-new/consultations`]);
  });

  test('the feed is Atom, and names each consultation with an address that never changes', async () => {
    const id = await campaign({ title: 'Bins & <bags>\u0007', description: 'One\n\ntwo', labels: ['Waste'] });
    await campaign({ title: 'Older', status: 'completed', startDate: '2026-01-01T09:00:00.000Z' });
    const { headers, text } = await fetchFrom(`${slug}/consultations.atom`);
    expect(headers.get('content-type')).toBe('application/atom+xml; charset=utf-8');
    const elements = elementsOf(text);
    expect(elements[0]).toMatchObject({ name: 'feed', attributes: { xmlns: 'http://www.w3.org/2005/Atom' } });
    const textsOf = (name: string) => elements.filter((element) => element.name === name).map((each) => each.text);
    expect(textsOf('title')[0]).toBe('Consultations of Riverside & <Vale>');
    expect(textsOf('title')).toContain('Bins & <bags> ');
    expect(textsOf('id')).toContain(`http://localhost:8080/survey/${id}`);
    expect(new Set(textsOf('id')).size).toBe(3);
    expect(textsOf('updated').every((moment) => moment === new Date(moment).toISOString())).toBe(true);
    expect(elements.find(({ name }) => name === 'category')?.attributes).toEqual({ term: 'Waste' });
  });

  test('the sitemap has the list, and no survey', async () => {
    const id = await campaign();
    const { text } = await fetchFrom(`${slug}/sitemap.xml`);
    const addresses = elementsOf(text).filter(({ name }) => name === 'loc');
    expect(addresses.map((each) => each.text)).toEqual([`http://localhost:8080/${slug}/consultations`]);
    expect(text).not.toContain(id);
  });

  test('the picture is a PNG of the size that sites expect', async () => {
    const response = await fetch(`${service.url}/${slug}/consultations.png`);
    const bytes = Buffer.from(await response.arrayBuffer());
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/png']);
    expect(bytes.subarray(1, 4).toString()).toBe('PNG');
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1_200, 630]);
  });

  test('all of it is served without a read of the database', async () => {
    const id = await campaign();
    await list();
    const spies = ['campaign_copies', 'council_copies', 'consultation_listings', 'results_copies'].flatMap((name) => {
      const collection = service.connection.collection(name);
      return [jest.spyOn(collection, 'find'), jest.spyOn(collection, 'findOne')];
    });
    for (const spy of spies) {
      spy.mockImplementation(() => {
        throw new Error('the database is away');
      });
    }
    const paths = ['consultations', 'consultations.atom', 'sitemap.xml'];
    for (const path of paths) expect((await fetchFrom(`${slug}/${path}`)).status).toBe(200);
    expect(await idsOf()).toEqual([id]);
    for (const spy of spies) spy.mockRestore();
    await publishCampaign(service, aSnapshot({ id, councilId, status: 'archived', revision: 6 }));
    await service.refresh();
    expect(await idsOf()).toEqual([]);
  });
});
