import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { LANGUAGE_BUTTON, type PreviewedSurvey, submitResponseOperation } from '@folkmoot/contracts';
import { ACTOR_HEADER } from '@folkmoot/service-kit';
import { otherCouncil, ownCouncil, readToken } from '@folkmoot/service-kit/testing';
import {
  aCouncil,
  aSnapshot,
  type PublicTestService,
  pageToken,
  publishCouncil,
  publishSurvey,
  startPublicService,
} from '../../testing/fixtures';
import { type TestStatic, testBundle, testStatic } from '../../testing/release';

jest.mock('../../integrations/rendering/module-import', () => ({ importModule: async () => testBundle() }));

const TOKEN = 'good.token';
const FILE = `${'a'.repeat(64)}.webp`;

const draft: PreviewedSurvey = {
  campaign: { title: 'Parks', description: 'About parks', retentionDays: 90 },
  content: {
    title: 'Your park',
    description: '',
    introText: '',
    introFile: null,
    questions: [
      { id: 'q1', type: 'text', title: 'What should we change?', required: true },
      {
        id: 'q2',
        type: 'image',
        title: 'Which?',
        required: false,
        imageOptions: [
          { id: 'a', label: 'A', imageUrl: `/api/assets/${FILE}` },
          { id: 'b', label: 'B', imageUrl: 'https://elsewhere.example/pixel.png' },
        ],
      },
    ],
    thankYouText: 'We meet in May.',
    translations: { cy: { title: 'Eich parc', thankYouText: 'Byddwn yn cwrdd ym Mai.' } },
  },
};

/** A fake campaigns service with one link of one council. It can be unavailable. */
const campaigns = async () => {
  const requests: string[] = [];
  const state = { isAway: false, isRevoked: false, draft };
  const isKnown = (councilId: string | null, { campaignId, token }: { campaignId?: string; token?: string }) =>
    !state.isRevoked && councilId === ownCouncil && campaignId === 'draft_1' && token === TOKEN;
  const answer = (councilId: string | null, url: string, body: string): [number, string] => {
    if (state.isAway) return [503, ''];
    const [, , , campaignId = '', token = '', , file = ''] = url.split('/');
    if (body !== '') return isKnown(councilId, JSON.parse(body)) ? [200, JSON.stringify(state.draft)] : [404, ''];
    return isKnown(councilId, { campaignId, token }) && file === FILE ? [200, 'picture'] : [404, ''];
  };
  const server = createServer(async (req, res) => {
    const { councilId } = await readToken(req.headers[ACTOR_HEADER], 'campaigns');
    const parts: Buffer[] = [];
    for await (const part of req) parts.push(part as Buffer);
    requests.push(`${req.method} ${req.url}`);
    const [status, body] = answer(councilId, req.url ?? '', Buffer.concat(parts).toString());
    res.writeHead(status, { 'content-type': 'application/json' }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { url, requests, state, stop: () => new Promise((resolve) => server.close(resolve)) };
};

describe('the pages behind the preview link of a draft', () => {
  let files: TestStatic;
  let origin: Awaited<ReturnType<typeof campaigns>>;
  let service: PublicTestService;
  beforeAll(async () => {
    files = await testStatic();
    await files.release('one');
    origin = await campaigns();
    const { staticDir, remotesFile } = files;
    service = await startPublicService({ staticDir, remotesFile, campaignsUrl: origin.url });
    await publishCouncil(service, aCouncil({ formerSlugs: ['oldside'] }));
    await publishCouncil(service, aCouncil({ id: otherCouncil, slug: 'hillview' }));
  });
  afterAll(async () => {
    await service.stop();
    await origin.stop();
    await files.remove();
  });
  beforeEach(() => {
    Object.assign(origin.state, { isAway: false, isRevoked: false, draft });
    origin.requests.length = 0;
  });

  const PATH = `/riverside/survey/draft_1/preview/${TOKEN}`;
  const get = async (path: string, headers = {}) => {
    const response = await fetch(`${service.url}${path}`, { redirect: 'manual', headers });
    return { status: response.status, headers: response.headers, text: await response.text() };
  };
  const post = async (path: string, fields: Record<string, string>) => {
    const body = new URLSearchParams(fields);
    const response = await fetch(`${service.url}${path}`, { method: 'POST', redirect: 'manual', body });
    return { status: response.status, to: response.headers.get('location'), text: await response.text() };
  };
  const shownIn = (text: string) => JSON.parse(/<code>(.*)<\/code>/s.exec(text)?.[1] ?? '{}');
  /** Everything that this service stores about residents. */
  const stored = async () => {
    await service.flush();
    const collections = await service.connection.db?.listCollections().toArray();
    const names = (collections ?? []).map(({ name }) => name);
    const isOfResidents = /intake|visit|signup|spent|outbox|page_view/;
    const counts = names
      .filter((name) => isOfResidents.test(name))
      .map(async (name) => [name, await service.connection.collection(name).countDocuments()] as const);
    return Object.fromEntries((await Promise.all(counts)).filter(([, count]) => count > 0));
  };

  it('the page shows the draft under another id than the campaign, and is neither stored nor found by search engines', async () => {
    const { status, text, headers } = await get(PATH);
    const { page } = shownIn(text);
    expect([status, page.kind, page.survey.state, page.survey.startToken]).toEqual([200, 'survey', 'open', null]);
    expect(page.survey.survey).toMatchObject({ campaignId: 'preview', title: 'Your park', languages: ['en', 'cy'] });
    expect(page.form).toMatchObject({ action: `${PATH}?lang=en`, receiptUrl: null, answers: [], banner: null });
    expect(text).not.toContain('"draft_1"');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-robots-tag')).toBe('noindex');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
  });

  it('the page is in the language of the address, and links to itself when a former address of the council was used', async () => {
    const { text } = await get(`/oldside/survey/draft_1/preview/${TOKEN}?lang=cy`);
    const { page } = shownIn(text);
    expect(page.survey.survey.title).toBe('Eich parc');
    expect(page.form).toMatchObject({ action: `${PATH}?lang=cy`, privacyUrl: `${PATH}/privacy?lang=cy&from=cy` });
  });

  it('a survey without questions says so', async () => {
    origin.state.draft = { ...draft, content: { ...draft.content, questions: [] } };
    expect(shownIn((await get(PATH)).text).page).toMatchObject({
      survey: { state: 'no_questions', survey: null },
      form: null,
    });
  });

  it('pictures of the draft are shown by the link, and other addresses of pictures are left out', async () => {
    const { page } = shownIn((await get(PATH)).text);
    const urls = page.survey.survey.questions[1].imageOptions.map(({ imageUrl }: { imageUrl: string }) => imageUrl);
    expect(urls).toEqual([`${PATH}/files/${FILE}`, '']);
    const picture = await get(urls[0]);
    expect([picture.status, picture.text, picture.headers.get('content-type')]).toEqual([200, 'picture', 'image/webp']);
    expect(picture.headers.get('cache-control')).toBe('private, no-store');
    origin.state.isRevoked = true;
    expect((await get(urls[0])).status).toBe(404);
  });

  it('answers are checked, shown again when one is missing, and nothing of them is stored', async () => {
    const before = await stored();
    const refused = await post(PATH, { 'answer.q2': 'a' });
    expect(refused.status).toBe(422);
    expect(shownIn(refused.text).page.form).toMatchObject({
      banner: 'incomplete',
      answers: [{ questionId: 'q2', answer: ['a'] }],
      problems: [expect.objectContaining({ path: 'answers.q1' })],
    });
    const taken = await post(PATH, { 'answer.q1': 'More trees' });
    expect([taken.status, taken.to]).toEqual([303, `${PATH}/thank-you?lang=en`]);
    expect(shownIn((await get(`${PATH}/thank-you?lang=en`)).text).page).toMatchObject({
      kind: 'preview-done',
      surveyUrl: `${PATH}?lang=en`,
      ownThanks: { text: 'We meet in May.', links: [] },
    });
    expect(shownIn((await get(`${PATH}/thank-you?lang=cy`)).text).page.ownThanks.text).toBe('Byddwn yn cwrdd ym Mai.');
    expect(await stored()).toEqual(before);
    expect(origin.requests.every((request) => /survey-previews/.test(request))).toBe(true);
  });

  it('the mark knows the state of the survey, and the pages at the end are shown by answers and by links', async () => {
    const rule = { questionId: 'q1', operator: 'equals' as const, value: 'Nothing' };
    const endPages = [{ id: 'e1', kind: 'thank_you' as const, title: 'All is well', text: 'Good.', showIf: rule }];
    const limits = { responses: 500, fullText: 'Come to the panel.' };
    const campaign = { ...draft.campaign, status: 'active' as const };
    origin.state.draft = { ...draft, campaign, content: { ...draft.content, endPages, limits } };
    const taken = await post(PATH, { 'answer.q1': 'Nothing' });
    expect(taken.to).toBe(`${PATH}/thank-you?lang=en&end=e1`);
    expect((await post(PATH, { 'answer.q1': 'Trees' })).to).toBe(`${PATH}/thank-you?lang=en`);
    const { page, draft: facts } = shownIn((await get(`${PATH}/thank-you?lang=en&end=e1`)).text);
    expect(page.ownThanks).toMatchObject({ title: 'All is well', text: 'Good.' });
    expect(facts).toEqual({
      state: 'open',
      ends: [
        { title: 'All is well', url: `${PATH}/thank-you?lang=en&end=e1` },
        { title: null, url: `${PATH}/thank-you?lang=en&full=1` },
      ],
    });
    expect(shownIn((await get(`${PATH}/thank-you?lang=en&full=1`)).text).page).toMatchObject({
      kind: 'survey',
      survey: { state: 'full', about: { text: 'Come to the panel.' } },
      form: null,
    });
    expect(shownIn((await get(`${PATH}/thank-you?lang=en&end=gone`)).text).page.ownThanks.text).toBe('We meet in May.');
    origin.state.draft = draft;
    expect(shownIn((await get(PATH)).text).draft).toEqual({ state: 'not_open', ends: [] });
    expect(shownIn((await get(`${PATH}/thank-you?full=1`)).text).page.kind).toBe('preview-done');
  });

  it('answers stay in the form when the language is changed', async () => {
    const { status, text } = await post(PATH, { 'answer.q1': 'More trees', [LANGUAGE_BUTTON]: 'cy' });
    expect([status, shownIn(text).page.survey.survey.language]).toEqual([200, 'cy']);
    expect(shownIn(text).page.form.answers).toEqual([{ questionId: 'q1', answer: 'More trees' }]);
  });

  it('answers that are too long are shown again, and a form that is too large gets a page that is marked too', async () => {
    const long = await post(PATH, { 'answer.q1': 'x'.repeat(300_000) });
    expect([long.status, shownIn(long.text).page.form.banner]).toEqual([413, 'too_large']);
    const larger = await post(PATH, { 'answer.q1': 'x'.repeat(1_100_000) });
    expect([larger.status, shownIn(larger.text)]).toMatchObject([413, { page: { kind: 'too-large' } }]);
  });

  it('the interface for responses takes no answers to a draft, by any id or token', async () => {
    const before = await stored();
    await publishSurvey(service, aSnapshot({ id: 'live_1', councilId: ownCouncil }));
    const submit = async (campaignId: string, startToken: string) => {
      const { status } = await service.call(submitResponseOperation, {
        params: { campaignId },
        body: { startToken, answers: [{ questionId: 'q1', answer: 'More trees' }] },
        headers: { 'idempotency-key': 'a-key-of-a-preview' },
      });
      return status;
    };
    expect([
      await submit('preview', 'preview'),
      await submit('draft_1', 'preview'),
      await submit('draft_1', TOKEN),
      await submit('draft_1', pageToken(service, 'draft_1')),
      await submit('live_1', TOKEN),
    ]).toEqual([404, 404, 404, 404, 400]);
    expect(await stored()).toEqual(before);
    // The comparison would notice a response.
    expect(await submit('live_1', pageToken(service, 'live_1'))).toBe(201);
    expect(await stored()).not.toEqual(before);
  });

  it.each([
    ['a forged link', '/riverside/survey/draft_1/preview/forged.token'],
    ['a link of another campaign', `/riverside/survey/draft_2/preview/${TOKEN}`],
    ['a link below another council', `/hillview/survey/draft_1/preview/${TOKEN}`],
    ['a link below a council that does not exist', `/nowhere/survey/draft_1/preview/${TOKEN}`],
    ['an id that cannot be one', `/riverside/survey/%7B%24gt%7D/preview/${TOKEN}`],
    ['a token that is too long', `/riverside/survey/draft_1/preview/${'x'.repeat(390)}`],
  ])('one plain page without details follows %s', async (_, path) => {
    const [expected, ...others] = await Promise.all([
      get('/riverside/survey/draft_1/preview/no.token'),
      get(path),
      get(`${path}/thank-you`),
      get(`${path}/privacy`),
    ]);
    const plain = (text = '') => text.replace(/nonce="[^"]*"/g, '');
    for (const { status, text } of others) expect([status, plain(text)]).toEqual([404, plain(expected?.text)]);
    expect(expected?.text).not.toContain('Riverside');
    expect((await post(path, { 'answer.q1': 'x' })).status).toBe(404);
    expect((await get(`${path}/files/${FILE}`)).status).toBe(404);
  });

  it('the link ends at once when it is revoked, and while the council is suspended', async () => {
    origin.state.isRevoked = true;
    expect((await get(PATH)).status).toBe(404);
    origin.state.isRevoked = false;
    await publishCouncil(service, aCouncil({ formerSlugs: ['oldside'], revision: 7, subscriptionStatus: 'inactive' }));
    expect((await get(PATH)).status).toBe(404);
    await publishCouncil(service, aCouncil({ formerSlugs: ['oldside'], revision: 8 }));
    expect((await get(PATH)).status).toBe(200);
  });

  it('the page says that it is unavailable when campaigns is, and the surveys of residents still open', async () => {
    await publishSurvey(service, aSnapshot({ id: 'live_2', councilId: ownCouncil }));
    origin.state.isAway = true;
    expect([(await get(PATH)).status, (await get('/riverside/survey/live_2')).status]).toEqual([503, 200]);
  });

  it('the privacy notice has the facts of the campaign, and leads back to the draft', async () => {
    const { page } = shownIn((await get(`${PATH}/privacy?lang=cy&from=cy`)).text);
    expect(page).toMatchObject({ kind: 'privacy', surveyUrl: `${PATH}?lang=cy` });
    expect(page.facts).toMatchObject({ hasDevice: expect.any(Boolean) });
  });
});
