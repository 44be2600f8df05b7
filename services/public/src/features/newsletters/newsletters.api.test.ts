import { type ArchivedNewsletter, newsletterArchivedEvent } from '@folkmoot/contracts';
import { aCouncil, publishCouncil } from '../../testing/fixtures';
import { testBundle } from '../../testing/release';
import { type SignupSetUp, setUpSignups } from '../../testing/signup-set-up';

jest.mock('../../integrations/rendering/module-import', () => ({ importModule: async () => testBundle() }));

const newsletter = (patch: Partial<ArchivedNewsletter> = {}): ArchivedNewsletter => ({
  id: 'n1',
  councilId: 'council_own',
  title: 'The park',
  parts: [{ kind: 'heading', text: '40 trees' }],
  publishedAt: '2026-10-01T09:00:00.000Z',
  isWithdrawn: false,
  revision: 3,
  ...patch,
});

describe('newsletters on public pages', () => {
  let setUp: SignupSetUp;
  beforeEach(async () => {
    setUp = await setUpSignups();
  });
  afterEach(() => setUp.stop());

  const publish = (patch: Partial<ArchivedNewsletter> = {}) => {
    const { id, councilId, revision, ...rest } = newsletter(patch);
    return setUp.service.receive(newsletterArchivedEvent, {
      aggregate: { type: 'newsletter', id, revision },
      councilId,
      payload: { newsletter: { id, councilId, revision, ...rest } },
    });
  };
  const statusAt = async (path: string) => (await setUp.get(path)).status;

  it('a newsletter is readable until it is withdrawn, and an older event changes nothing', async () => {
    await publish();
    const { status, text } = await setUp.get('/riverside/news/read/n1?utm_source=mail');
    expect([status, text.includes('40 trees'), text.includes('/riverside/news')]).toEqual([200, true, true]);
    await publish({ revision: 5, isWithdrawn: true, title: '', parts: [] });
    await publish({ revision: 4 });
    expect(await statusAt('/riverside/news/read/n1')).toBe(404);
  });

  it('a newsletter is not at the address of another council', async () => {
    await publishCouncil(setUp.service, aCouncil({ id: 'council_other', slug: 'hillview', revision: 1 }));
    await publish();
    expect(await statusAt('/hillview/news/read/n1')).toBe(404);
    expect(await statusAt('/nowhere/news/read/n1')).toBe(404);
  });

  it('the list has the newest first, and a sign-up page with this address comes before it', async () => {
    await publish();
    await publish({ id: 'n2', title: 'The pond', publishedAt: '2026-11-01T09:00:00.000Z' });
    expect((await setUp.get('/riverside/news')).text).toContain('sign-up');
    // The link of each newsletter leads to an address that no sign-up page can have.
    expect((await setUp.get('/riverside/news/read/n1')).text).toContain('/riverside/news/read"');
    expect((await setUp.get('/riverside/news/read')).text).toContain('/riverside/news/read/n2');
    const missing = await setUp.get('/nowhere/news/read');
    expect([missing.status, missing.text.includes('"missing":"page"')]).toEqual([404, true]);
    await setUp.change({ revision: 9, slug: 'updates', formerSlugs: [] });
    const { status, text } = await setUp.get('/riverside/news');
    expect([status, text.indexOf('The pond') < text.indexOf('The park')]).toEqual([200, true]);
    expect(text).toContain('/riverside/news/read/n2');
  });
});
