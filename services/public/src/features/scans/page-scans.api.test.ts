import { pageCodeChangedEvent, pageViewedEvent } from '@folkmoot/contracts';
import { aCouncil, publishCouncil } from '../../testing/fixtures';
import { testBundle } from '../../testing/release';
import { AMY, carried, type SignupSetUp, setUpSignups } from '../../testing/signup-set-up';

jest.mock('../../integrations/rendering/module-import', () => ({ importModule: async () => testBundle() }));

const CODE = 'k7mp3xqz';
const actionIn = (html: string): string => /<form action="([^"]*)"/.exec(html)?.[1] ?? '';

describe('QR codes of sign-up pages', () => {
  let setUp: SignupSetUp;
  beforeEach(async () => {
    setUp = await setUpSignups();
    await publishCode();
  });
  afterEach(() => setUp.stop());

  const publishCode = async (change: object = {}) => {
    const payload = { code: { id: CODE, pageId: 'page_1', isActive: true, revision: 1, ...change } };
    const aggregate = { type: 'page-code', id: payload.code.id, revision: payload.code.revision };
    await setUp.service.receive(pageCodeChangedEvent, { aggregate, councilId: 'council_own', payload });
    await setUp.service.refresh();
  };
  const follow = async (headers: Record<string, string> = {}) => {
    const { headers: answered } = await setUp.get(`/q/${CODE}`, headers);
    return setUp.get(answered.get('location') ?? '', headers);
  };
  const scans = async () => {
    await setUp.service.flush();
    await setUp.service.settled();
    const events = setUp.service.eventsOf(pageViewedEvent);
    return events.reduce((sum, { payload }) => sum + (payload.scans?.[CODE] ?? 0), 0);
  };
  /** Sends the form of a shown page to the address that it says. */
  const send = async (html: string) => {
    setUp.service.clock.advance(20_000);
    expect((await setUp.post(actionIn(html), [...carried(html), ...AMY])).status).toBe(303);
    return setUp.requested();
  };

  it('a scan leads to the page, counts once within minutes, and the sign-up says the code', async () => {
    const { status, headers } = await setUp.get(`/q/${CODE}`);
    expect([status, headers.get('location')]).toEqual([302, `/riverside/news?via=${CODE}`]);
    expect(await scans()).toBe(0);
    const page = await follow();
    await follow();
    expect(await scans()).toBe(1);
    expect(await send(page.text)).toMatchObject([{ pageId: 'page_1', codeId: CODE }]);
  });

  it.each([
    ['a link checker', { 'user-agent': 'facebookexternalhit/1.1' }],
    ['a visitor with Do Not Track', { dnt: '1' }],
    ['a visitor with Global Privacy Control', { 'sec-gpc': '1' }],
  ])('%s gets the page and is not counted, and neither is the sign-up (E-38)', async (_, headers) => {
    const page = await follow(headers);
    expect(page.status).toBe(200);
    expect(actionIn(page.text)).toBe('/riverside/news');
    const [event] = await send(page.text);
    expect(event).not.toHaveProperty('codeId');
    expect(await scans()).toBe(0);
  });

  it('says that it is no longer in use when it is retired, or its page is closed', async () => {
    await publishCode({ isActive: false, revision: 2 });
    const retired = await setUp.get(`/q/${CODE}`);
    expect([retired.status, retired.text.includes('"problem":"inactive"')]).toEqual([410, true]);
    const page = await setUp.get(`/riverside/news?via=${CODE}`);
    expect((await send(page.text))[0]).not.toHaveProperty('codeId');
    await publishCode({ revision: 3 });
    await setUp.change({ isActive: false, revision: 5 });
    expect((await setUp.get(`/q/${CODE}`)).status).toBe(410);
  });

  it('leads to the present address when council and page were renamed', async () => {
    await setUp.change({ slug: 'updates', formerSlugs: ['news'], revision: 5 });
    await publishCouncil(setUp.service, aCouncil({ slug: 'river-town', formerSlugs: ['riverside'], revision: 10_000 }));
    await setUp.service.refresh();
    expect((await setUp.get(`/q/${CODE}`)).headers.get('location')).toBe(`/river-town/updates?via=${CODE}`);
  });

  it('counts nothing on another page', async () => {
    await setUp.change({ id: 'page_2', slug: 'other' });
    const page = await setUp.get(`/riverside/other?via=${CODE}`);
    expect([page.status, actionIn(page.text), await scans()]).toEqual([200, '/riverside/other', 0]);
  });
});
