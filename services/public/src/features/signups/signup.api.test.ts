import { aPage } from '../../testing/fixtures';
import { testBundle } from '../../testing/release';
import { type SignupStage, shownIn, startSignupStage } from '../../testing/signup-stage';

jest.mock('../../module-import', () => ({ importModule: async () => testBundle() }));

describe('signing up by the interface', () => {
  let stage: SignupStage;
  beforeEach(async () => {
    stage = await startSignupStage();
  });
  afterEach(() => stage.stop());

  const amy = { data: { email: 'Amy@Residents.example' }, tagIds: ['tag_parks'] };

  it('what programs are told of a page: its topics alone (F-39), recommended first, none ticked where residents tick themselves (E-60)', async () => {
    const { status, body } = await stage.pageOf();
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

  it('default topics are ticked beforehand where the council leaves it so (E-60)', async () => {
    await stage.councilAsks({ doubleOptIn: false, residentsTickTopics: false });
    const { body } = await stage.pageOf();
    expect(body.topics.map(({ isPreselected }) => isPreselected)).toEqual([true, false]);
    expect(shownIn((await stage.get('/riverside/news')).text).tagIds).toEqual(['tag_parks']);
  });

  it('a sign-up by the interface: one event, however often it is sent (E-76), with the words that were agreed to', async () => {
    const first = await stage.signUp(amy);
    expect([first.status, first.body]).toEqual([201, { needsConfirmation: true }]);
    expect((await stage.signUp(amy)).status).toBe(201);
    const [event, ...more] = await stage.requested();
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

  it('another address under the same key is another sign-up: nothing is lost on a shared computer', async () => {
    await stage.signUp(amy);
    await stage.signUp({ ...amy, data: { email: 'ben@residents.example' } });
    expect((await stage.requested()).map(({ email }) => email).sort()).toEqual([
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
  ])('%s: refused in the words of D2, nothing kept', async (_, body, detail, paths) => {
    const { status, body: problem } = await stage.signUp(body);
    expect([status, problem]).toMatchObject([422, { code: 'signup_invalid', detail }]);
    expect((problem as unknown as { fields: { path: string }[] }).fields.map(({ path }) => path)).toEqual(paths);
    expect(await stage.requested()).toEqual([]);
  });

  it('an address field that need not be filled in is missing all the same: Email address is required', async () => {
    const fields = aPage().fields.map((field) => ({ ...field, required: false }));
    await stage.change({ fields, revision: 2 });
    const { status, body } = await stage.signUp({ data: {}, tagIds: ['tag_parks'] });
    expect([status, body]).toMatchObject([422, { detail: 'Email address is required' }]);
  });
});
