import { aPage } from '../../testing/fixtures';
import { testBundle } from '../../testing/release';
import { type SignupSetUp, setUpSignups, shownIn } from '../../testing/signup-set-up';

jest.mock('../../integrations/rendering/module-import', () => ({ importModule: async () => testBundle() }));

describe('signing up by the API', () => {
  let setUp: SignupSetUp;
  beforeEach(async () => {
    setUp = await setUpSignups();
  });
  afterEach(() => setUp.stop());

  const amy = { data: { email: 'Amy@Residents.example' }, tagIds: ['tag_parks'] };

  it('programs get a page with its topics only (F-39), recommended first, none ticked when residents tick themselves (E-60)', async () => {
    const { status, body } = await setUp.pageOf();
    expect(status).toBe(200);
    expect(body.topics.map(({ name, isRecommended, isPreselected }) => [name, isRecommended, isPreselected])).toEqual([
      ['Parks', true, false],
      ['Council news', false, false],
    ]);
    expect(body.consentText).toContain('I agree that Riverside Borough Council sends updates');
    expect(body.needsConfirmation).toBe(true);
    expect(Object.keys(body.council).sort()).toEqual([
      'branding',
      'hasPrivacyNotice',
      'language',
      'name',
      'slug',
      'timezone',
    ]);
  });

  it('default topics are ticked when the council allows it (E-60)', async () => {
    await setUp.councilAsks({ doubleOptIn: false, residentsTickTopics: false });
    const { body } = await setUp.pageOf();
    expect(body.topics.map(({ isPreselected }) => isPreselected)).toEqual([true, false]);
    expect(shownIn((await setUp.get('/riverside/news')).text).tagIds).toEqual(['tag_parks']);
  });

  it('a sign-up by the API is one event for repeated sends (E-76), with the text of the consent', async () => {
    const first = await setUp.signUp(amy);
    expect([first.status, first.body]).toEqual([201, { needsConfirmation: true }]);
    expect((await setUp.signUp(amy)).status).toBe(201);
    const [event, ...more] = await setUp.requested();
    expect(more).toEqual([]);
    expect(event).toMatchObject({
      source: 'opt_in',
      pageId: 'page_1',
      campaignId: null,
      email: 'Amy@Residents.example',
      data: { email: 'Amy@Residents.example' },
      tagIds: ['tag_parks'],
      consentSource: 'Sign-up page “News”',
      requestedAt: '2026-03-02T09:00:00.000Z',
    });
    expect(event?.consentText).toContain('I can unsubscribe at any time');
    expect(event).not.toHaveProperty('mustConfirm');
  });

  it('another address with the same key is another sign-up, so that none is lost on a shared computer', async () => {
    await setUp.signUp(amy);
    await setUp.signUp({ ...amy, data: { email: 'ben@residents.example' } });
    expect((await setUp.requested()).map(({ email }) => email).sort()).toEqual([
      'Amy@Residents.example',
      'ben@residents.example',
    ]);
  });

  it.each([
    ['an empty form', { data: {}, tagIds: [] }, 'Please fill in all required fields', ['data.email', 'tagIds']],
    ['no topic', { ...amy, tagIds: [] }, 'Please select at least one subscription option', ['tagIds']],
    [
      'a topic that the page does not offer (F-39)',
      { ...amy, tagIds: ['tag_other'] },
      'Please select at least one subscription option',
      ['tagIds'],
    ],
    [
      'no address',
      { data: { email: 'amy' }, tagIds: ['tag_parks'] },
      'Enter an email address in the correct format, like name@example.com',
      ['data.email'],
    ],
  ])('%s is refused in the words of D2, and nothing is stored', async (_, body, detail, paths) => {
    const { status, body: problem } = await setUp.signUp(body);
    expect([status, problem]).toMatchObject([422, { code: 'signup_invalid', detail }]);
    expect((problem as unknown as { fields: { path: string }[] }).fields.map(({ path }) => path)).toEqual(paths);
    expect(await setUp.requested()).toEqual([]);
  });

  it('an address is required even when its field is optional', async () => {
    const fields = aPage().fields.map((field) => ({ ...field, required: false }));
    await setUp.change({ fields, revision: 2 });
    const { status, body } = await setUp.signUp({ data: {}, tagIds: ['tag_parks'] });
    expect([status, body]).toMatchObject([422, { detail: 'Email address is required' }]);
  });
});
