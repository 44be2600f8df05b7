import {
  countSegmentOperation,
  createPageCodeOperation,
  createSegmentOperation,
  eraseSubscriberDataOperation,
  exportSignupsOperation,
  getPageCodeImageOperation,
  getPageCodePaperOperation,
  getPageCodeSetOperation,
  listPageCodesOperation,
  listSegmentFieldsOperation,
  listSignupsOperation,
  listSubscribersOperation,
  MOST_QR_CODES,
  pageCodeChangedEvent,
  pageViewedEvent,
  subscribersChangedEvent,
  subscriptionRequestedEvent,
  updateOptInPageOperation,
  updatePageCodeOperation,
} from '@folkmoot/contracts';
import { ownCouncil, userActor } from '@folkmoot/service-kit/testing';
import {
  makeOptInPage,
  makeTag,
  other,
  own,
  publishCouncil,
  type SubscribersTestService,
  startSubscribersService,
} from '../../testing/fixtures';

describe('QR codes of sign-up pages', () => {
  let service: SubscribersTestService;
  beforeAll(async () => {
    service = await startSubscribersService();
  });
  beforeEach(async () => {
    await service.empty();
    await publishCouncil(service);
  });
  afterAll(() => service.stop());

  const setUp = async () => {
    const tag = await makeTag(service, own, { name: 'Parks' });
    const page = await makeOptInPage(service, own, { tagIds: [tag.id], title: 'Newyddion Ŵyr', slug: 'news' });
    return { tag, page, params: { pageId: page.id } };
  };
  const create = async (pageId: string, label: string) =>
    (await service.call(createPageCodeOperation, { as: own, params: { pageId }, body: { label } })).body;
  const codesOf = async (pageId: string) =>
    (await service.call(listPageCodesOperation, { as: own, params: { pageId } })).body.items;
  let signups = 0;
  const signUp = async (pageId: string, signup: object) => {
    signups += 1;
    const signupId = `signup-${signups}`;
    await service.receive(subscriptionRequestedEvent, {
      aggregate: { type: 'signup', id: signupId, revision: 1 },
      councilId: ownCouncil,
      payload: {
        signupId,
        source: 'opt_in',
        pageId,
        campaignId: null,
        email: 'amy@residents.example',
        data: {},
        tagIds: [],
        consentSource: 'Sign-up page “News”',
        consentText: 'I agree.',
        requestedAt: service.clock.now().toISOString(),
        ...signup,
      },
    });
    await service.settled();
  };
  const scan = (pageId: string, scans: Record<string, number>) =>
    service.receive(pageViewedEvent, {
      aggregate: { type: 'opt-in-page', id: pageId, revision: 1 },
      councilId: ownCouncil,
      payload: { pageId, day: service.clock.now().toISOString().slice(0, 10), views: 3, uniqueViews: 2, scans },
    });
  const exported = async (pageId: string) => {
    const { headers, text } = await service.call(exportSignupsOperation, { as: own, params: { pageId } });
    return { disposition: headers.get('content-disposition') ?? '', lines: text.trim().split('\r\n') };
  };

  it('each place has its code, with a short address and counts of its own scans and sign-ups', async () => {
    const { tag, page } = await setUp();
    const library = await create(page.id, 'Library');
    service.clock.advance(1_000);
    const hall = await create(page.id, 'Town hall');
    expect(library).toMatchObject({ label: 'Library', isActive: true, hasLogo: false, scans: 0, signups: 0 });
    expect(library.accessUrl).toMatch(/^http:\/\/localhost:8080\/q\/[2-9a-z]{8}$/);
    await scan(page.id, { [library.id]: 4, [hall.id]: 1, unknown: 9 });
    await signUp(page.id, { tagIds: [tag.id], codeId: library.id });
    await signUp(page.id, { tagIds: [tag.id], email: 'ben@residents.example', codeId: 'unknown' });
    expect((await codesOf(page.id)).map(({ label, scans, signups }) => [label, scans, signups])).toEqual([
      ['Library', 4, 1],
      ['Town hall', 1, 0],
    ]);
    const { body } = await service.call(listSignupsOperation, { as: own, params: { pageId: page.id } });
    expect(body.items.map(({ email, place }) => [email, place]).sort()).toEqual([
      ['amy@residents.example', 'Library'],
      ['ben@residents.example', null],
    ]);
  });

  it('a segment finds who signed up at a page and by a code, and an erased person no more', async () => {
    const { tag, page } = await setUp();
    const library = await create(page.id, 'Library');
    const second = await makeOptInPage(service, own, { tagIds: [tag.id], title: 'Parks', slug: 'parks' });
    await signUp(page.id, { tagIds: [tag.id], codeId: library.id });
    await signUp(page.id, { tagIds: [tag.id], email: 'ben@residents.example' });
    await signUp(second.id, { tagIds: [tag.id], email: 'ben@residents.example' });
    const count = async (condition: object) => {
      const rule = { match: 'all', rules: [{ of: 'signed_up', ...condition }] };
      return (await service.call(countSegmentOperation, { as: own, body: { rule } })).body;
    };
    expect(await count({ pageId: page.id })).toEqual({ count: 2, isExact: true });
    expect(await count({ pageId: page.id, codeIds: [library.id] })).toEqual({ count: 1, isExact: true });
    expect(await count({ pageId: second.id })).toEqual({ count: 1, isExact: true });
    const { body: fields } = await service.call(listSegmentFieldsOperation, { as: own });
    expect(fields.pages).toEqual([
      { id: page.id, title: 'Newyddion Ŵyr', codes: [{ id: library.id, label: 'Library' }] },
      { id: second.id, title: 'Parks', codes: [] },
    ]);
    const saved = (condition: object, as = own) => {
      const rule = { match: 'all', rules: [{ of: 'signed_up', ...condition }] };
      return service.call(createSegmentOperation, { as, body: { name: 'Here', rule } });
    };
    expect((await saved({ pageId: second.id, codeIds: [library.id] })).status).toBe(404);
    expect((await saved({ pageId: page.id }, other)).status).toBe(404);
    expect((await saved({ pageId: page.id, codeIds: [library.id] })).body).toMatchObject({ size: 1 });
    const body = { email: 'amy@residents.example' };
    expect((await service.call(eraseSubscriberDataOperation, { as: own, body })).status).toBe(200);
    expect(await count({ pageId: page.id })).toEqual({ count: 1, isExact: true });
  });

  it('a code of another page counts nothing', async () => {
    const { tag, page } = await setUp();
    const second = await makeOptInPage(service, own, { tagIds: [tag.id] });
    const code = await create(second.id, 'Library');
    await scan(page.id, { [code.id]: 4 });
    await signUp(page.id, { tagIds: [tag.id], codeId: code.id });
    expect(await codesOf(second.id)).toMatchObject([{ scans: 0, signups: 0 }]);
  });

  it('a code is renamed, and is published when it is taken out of use, with its counts kept', async () => {
    const { page } = await setUp();
    const code = await create(page.id, 'Library');
    await scan(page.id, { [code.id]: 2 });
    const params = { pageId: page.id, codeId: code.id };
    const change = (body: object) => service.call(updatePageCodeOperation, { as: own, params, body });
    expect((await change({ label: 'Library door' })).body).toMatchObject({ label: 'Library door', scans: 2 });
    expect((await change({ isActive: false })).body).toMatchObject({ isActive: false, label: 'Library door' });
    await service.settled();
    expect(service.eventsOf(pageCodeChangedEvent).map(({ payload }) => payload.code.isActive)).toEqual([
      true,
      true,
      false,
    ]);
    expect((await service.call(updatePageCodeOperation, { as: other, params, body: { isActive: true } })).status).toBe(
      404,
    );
  });

  it('a page has so many codes at most', async () => {
    const { page, params } = await setUp();
    const codes = service.connection.collection<{ _id: string }>('page_codes');
    await codes.insertMany(
      Array.from({ length: MOST_QR_CODES }, (_, at) => ({
        _id: `code-${at}`,
        councilId: ownCouncil,
        pageId: page.id,
        createdAt: new Date(),
        revision: 1,
      })),
    );
    const { status, body } = await service.call(createPageCodeOperation, { as: own, params, body: { label: 'x' } });
    expect([status, body]).toMatchObject([409, { code: 'page_code_limit' }]);
  });

  it('a code is a picture, a poster and a sheet of cards, and all codes in use are one file', async () => {
    const { page, params } = await setUp();
    const set = (file: 'poster-a3.pdf' | 'pictures.zip') =>
      service.call(getPageCodeSetOperation, { as: own, params: { ...params, file } });
    expect(await set('poster-a3.pdf')).toMatchObject({ status: 409, body: { code: 'no_page_code_in_use' } });
    const { id } = await create(page.id, 'Llyfrgell');
    for (const [type, begin] of [
      ['svg', '<svg'],
      ['pdf', '%PDF'],
    ] as const) {
      const file = `${id}.${type}`;
      const { text } = await service.call(getPageCodeImageOperation, { as: own, params: { ...params, file } });
      expect([type, text.startsWith(begin)]).toEqual([type, true]);
    }
    for (const paper of ['poster-a4.pdf', 'cards.pdf'] as const) {
      const wanted = { as: own, params: { ...params, codeId: id, paper } };
      expect((await service.call(getPageCodePaperOperation, wanted)).text.startsWith('%PDF')).toBe(true);
    }
    expect([(await set('poster-a3.pdf')).status, (await set('pictures.zip')).text.slice(0, 2)]).toEqual([200, 'PK']);
  });

  it('the export has place, answers and consent of each sign-up, runs no formula and is in the activity log', async () => {
    const { tag, page } = await setUp();
    const fields = [...page.fields, { id: 'f_name', type: 'text' as const, label: 'First name', required: false }];
    const change = { as: own, params: { pageId: page.id }, body: { fields } };
    expect((await service.call(updateOptInPageOperation, change)).status).toBe(200);
    const code = await create(page.id, '=Library()');
    await signUp(page.id, { tagIds: [tag.id], codeId: code.id, data: { f_name: '+Amy', f_gone: 'x' } });
    const { lines, disposition } = await exported(page.id);
    expect(disposition).toMatch(/signups_news_\d{4}-\d{2}-\d{2}\.csv/);
    expect(lines[0]).toBe(
      '"Email","Status","Confirmation","Signed Up","Confirmed","Place","QR Code","Topics","First name","Other Answers","Agreed To"',
    );
    expect(lines).toHaveLength(2);
    expect(lines[1]).toMatch(
      new RegExp(
        `^"amy@residents.example","\\w+","[\\w ]+","[-0-9]{10} [:0-9]{8}","","'=Library\\(\\)","${code.id}","Parks","'\\+Amy","f_gone: x","I agree\\."$`,
      ),
    );
    await service.settled();
    expect(service.eventsOf(subscribersChangedEvent).map(({ payload }) => payload)).toEqual([
      { change: 'exported', count: 1 },
    ]);
    const { body } = await service.call(listSubscribersOperation, { as: own });
    expect(body.items).toMatchObject([{ email: 'amy@residents.example', source: 'opt_in' }]);
  });

  it('staff of another council get no export', async () => {
    const { page } = await setUp();
    const as = userActor({ councilId: 'council_of_nobody' });
    expect((await service.call(exportSignupsOperation, { as, params: { pageId: page.id } })).status).toBe(404);
  });
});
