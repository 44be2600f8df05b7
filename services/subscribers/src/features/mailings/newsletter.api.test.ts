import {
  countNewsletterAudienceOperation,
  exportNewsletterDeliveriesOperation,
  getMailingOperation,
  getNewsletterOperation,
  listMailingsOperation,
  listNewsletterDeliveriesOperation,
  listNewslettersOperation,
  type NewsletterBlock,
  newsletterArchivedEvent,
  newsletterChangedEvent,
  pauseMailingOperation,
  pauseNewsletterOperation,
  previewNewsletterOperation,
  resendNewsletterOperation,
  resumeNewsletterOperation,
  sampleNewsletterOperation,
  setNewsletterArchiveOperation,
  undoNewsletterOperation,
  unsubscribeSubscriberOperation,
  updateNewsletterOperation,
} from '@folkmoot/contracts';
import { ownCouncil } from '@folkmoot/service-kit/testing';
import {
  makeSubscriber,
  makeTag,
  own,
  publishCouncil,
  type SubscribersTestService,
  startSubscribersService,
} from '../../testing/fixtures';
import { CAMPAIGN, makeMailing, publishCampaign } from '../../testing/mailings';
import { makeNewsletter, newsletterWhen, sendNewsletter } from '../../testing/newsletters';

const PICTURE = `${'a'.repeat(64)}.jpg`;
const ORIGIN = 'http://localhost:8080';

const everyBlock: NewsletterBlock[] = [
  { kind: 'heading', id: 'h', text: 'At the <pond>' },
  {
    kind: 'text',
    id: 't',
    text: 'See https://riverside.example/pond. **Now**\n- ducks\n- swans\n\n1. first\n2. second',
  },
  { kind: 'picture', id: 'p', file: PICTURE, width: 1120, height: 560, alt: 'Ducks on the pond', isDecorative: false },
  { kind: 'picture', id: 'd', file: PICTURE, width: 100, height: 50, alt: 'Never read', isDecorative: true },
  { kind: 'button', id: 'b', label: 'Read more', url: 'https://riverside.example/more?a=1&b=2' },
  { kind: 'survey', id: 's', label: 'Take part', campaignId: CAMPAIGN },
  { kind: 'results', id: 'r', label: 'Results', url: 'https://riverside.example/results' },
];

describe('newsletters', () => {
  let service: SubscribersTestService;
  beforeAll(async () => {
    service = await startSubscribersService({ mailingUndoSeconds: 60 });
  });
  beforeEach(async () => {
    await service.empty();
    await publishCouncil(service);
    await publishCampaign(service);
  });
  afterAll(() => service.stop());

  const addPeople = async (...names: string[]) => {
    const tag = await makeTag(service);
    const ids = [];
    for (const name of names) {
      ids.push((await makeSubscriber(service, own, { email: `${name}@residents.example`, tagIds: [tag.id] })).body.id);
    }
    return { tag, ids };
  };
  const sendAtOnce = async (body: object = {}) => {
    const draft = (await makeNewsletter(service, body)).body;
    await sendNewsletter(service, draft, { isImmediate: true });
    return newsletterWhen(service, draft.id);
  };
  const on = (newsletterId: string) => ({ as: own, params: { newsletterId } });
  const archived = () => service.eventsOf(newsletterArchivedEvent).map(({ payload }) => payload.newsletter);

  it('the people of a tag get it once, with both parts, and can unsubscribe with one click', async () => {
    const { tag } = await addPeople('amy', 'ben');
    await addPeople('cat');
    const { counts, archive } = await sendAtOnce({ audience: { of: 'tags', tagIds: [tag.id] } });
    expect([counts.sent, counts.queued, archive]).toEqual([2, 0, null]);
    expect(service.mails.map(({ to }) => to).sort()).toEqual(['amy@residents.example', 'ben@residents.example']);
    const mail = service.mails[0];
    expect(mail?.subject).toBe('News from Riverside Borough Council');
    expect(mail?.html).toContain('Riverside Borough Council has planted <strong>40 trees</strong>.');
    expect(mail?.text).toContain('Riverside Borough Council has planted 40 trees.');
    expect(mail?.headers?.['List-Unsubscribe']).toMatch(/^<http:\/\/localhost:8080\/api\/public\/unsubscribe\/.+>$/);
    expect(mail?.headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
    expect(`${mail?.text}${mail?.html}`).not.toMatch(/invitation=|View in browser/);
    await service.settled();
    const changes = service.eventsOf(newsletterChangedEvent).map(({ payload }) => payload.change);
    expect([changes, archived()]).toEqual([['created', 'sending', 'done'], []]);
  });

  it('every block is drawn, texts stay text, and the plain part says the same', async () => {
    await addPeople('amy');
    await sendAtOnce({ blocks: everyBlock });
    const { html = '', text = '' } = service.mails[0] ?? {};
    expect(html).toContain('At the &lt;pond&gt;</h2>');
    expect(html).toMatch(
      /<a [^>]*href="https:\/\/riverside\.example\/pond"[^>]*>https:\/\/riverside\.example\/pond<\/a>\. <strong>Now<\/strong>/,
    );
    expect(html.match(/<(ul|ol) /g)).toEqual(['<ul ', '<ol ']);
    const picture = `${ORIGIN}/api/public/councils/${ownCouncil}/pictures/${PICTURE}`;
    expect(html).toContain(`<img src="${picture}" alt="Ducks on the pond" width="528" height="264"`);
    expect(html).toContain(`<img src="${picture}" alt="" width="100" height="50"`);
    expect(html).toContain('href="https://riverside.example/more?a=1&amp;b=2"');
    expect(html).toContain(`href="${ORIGIN}/riverside/survey/${CAMPAIGN}"`);
    expect(text).toContain(
      [
        'At the <pond>',
        'See https://riverside.example/pond. Now',
        '• ducks\n• swans',
        '1. first\n2. second',
        'Ducks on the pond',
        'Read more: https://riverside.example/more?a=1&b=2',
        `Take part: ${ORIGIN}/riverside/survey/${CAMPAIGN}`,
        'Results: https://riverside.example/results',
      ].join('\n\n'),
    );
  });

  it('fields of a person are filled in for each one, as text, and the public page has their fallbacks', async () => {
    const tag = await makeTag(service);
    const names = { amy: { first_name: 'Zoë <b>**x**</b>' }, ben: {} };
    for (const [name, attributes] of Object.entries(names)) {
      await makeSubscriber(service, own, { email: `${name}@residents.example`, tagIds: [tag.id], attributes });
    }
    await sendAtOnce({
      subject: '{First name|Neighbour}, news of {council}',
      title: 'For you, {first name}',
      blocks: [
        { kind: 'heading', id: 'h', text: 'Dear {first name|neighbour}' },
        { kind: 'text', id: 't', text: '- **{first name|you}** and {council}' },
      ],
      isPublic: true,
    });
    const mailTo = (name: string) => service.mails.find(({ to }) => to === `${name}@residents.example`);
    const council = 'Riverside Borough Council';
    expect(mailTo('amy')?.subject).toBe(`Zoë <b>**x**</b>, news of ${council}`);
    expect(mailTo('amy')?.html).toContain(`<strong>Zoë &lt;b&gt;**x**&lt;/b&gt;</strong> and ${council}</li>`);
    expect(mailTo('amy')?.text).toContain(`Dear Zoë <b>**x**</b>\n\n• Zoë <b>**x**</b> and ${council}`);
    expect(mailTo('ben')?.subject).toBe(`Neighbour, news of ${council}`);
    expect(mailTo('ben')?.text).toContain(`For you,\n\nDear neighbour\n\n• you and ${council}`);
    await service.settled();
    expect(archived()[0]).toMatchObject({ title: 'For you,', parts: [{ text: 'Dear neighbour' }, { kind: 'bullet' }] });
    expect(JSON.stringify(archived())).not.toMatch(/Zoë|first.name/i);
  });

  it('people who have paused or left are counted by the reason and get nothing', async () => {
    const { ids } = await addPeople('amy', 'ben', 'cem', 'dot');
    const pausedUntil = new Date(service.clock.now().getTime() + 86_400_000);
    const people = service.connection.collection<{ _id: string }>('subscribers');
    const [paused = '', , unsubscribed = '', bounced = ''] = ids;
    await people.updateOne({ _id: paused }, { $set: { pausedUntil } });
    await people.updateOne({ _id: unsubscribed }, { $set: { status: 'unsubscribed' } });
    await people.updateOne({ _id: bounced }, { $set: { status: 'bounced' } });
    const reach = await service.call(countNewsletterAudienceOperation, {
      as: own,
      body: { audience: { of: 'everybody' } },
    });
    const leftOut = { unsubscribed: 1, bounced: 1, complained: 0, unconfirmed: 0 };
    expect(reach.body).toEqual({ count: 1, isExact: true, paused: 1, leftOut });
    const { counts } = await sendAtOnce();
    expect([counts.sent, counts.suppressed]).toEqual([1, 1]);
    expect(service.mails.map(({ to }) => to)).toEqual(['ben@residents.example']);
    const noted = await service.connection.collection('subscribers').distinct('email', { lastMailedAt: { $ne: null } });
    expect(noted).toEqual(['ben@residents.example']);
  });

  it('a part that is not complete, an unknown field and another address are refused', async () => {
    await addPeople('amy');
    const incomplete = [
      { kind: 'picture', id: 'p', file: PICTURE, width: 1, height: 1, alt: ' ', isDecorative: false },
      { kind: 'button', id: 'b', label: 'Go', url: 'javascript:alert(1)' },
    ];
    const draft = (await makeNewsletter(service, { blocks: incomplete })).body;
    const { status, body } = await sendNewsletter(service, draft);
    expect([status, body.code, body.fields?.map(({ path }: { path: string }) => path)]).toEqual([
      422,
      'newsletter_incomplete',
      ['blocks.0.alt', 'blocks.1.address'],
    ]);
    const preview = await service.call(previewNewsletterOperation, {
      as: own,
      body: { subject: 'x', title: 'x', blocks: incomplete as NewsletterBlock[], isPublic: true },
    });
    expect(preview.body.html).not.toContain('javascript:');
    expect((await makeNewsletter(service, { title: 'About {campaign}' })).body.code).toBe('merge_field_unknown');
    const stranger = [{ kind: 'survey', id: 's', label: 'Go', campaignId: 'campaign_of_nobody' }];
    expect((await makeNewsletter(service, { blocks: stranger })).body.code).toBe('campaign_not_found');
  });

  it('sending can be undone for a minute, scheduled, paused and resumed', async () => {
    await addPeople('amy');
    const draft = (await makeNewsletter(service)).body;
    const waits = (await sendNewsletter(service, draft)).body;
    expect([waits.state, waits.undoUntil]).toEqual(['scheduled', expect.any(String)]);
    const undone = (await service.call(undoNewsletterOperation, on(draft.id))).body;
    expect([undone.state, undone.undoUntil]).toEqual(['draft', null]);
    const sendAt = new Date(service.clock.now().getTime() + 86_400_000).toISOString();
    const planned = (await sendNewsletter(service, undone, { sendAt })).body;
    expect([planned.state, planned.sendAt, planned.undoUntil]).toEqual(['scheduled', sendAt, null]);
    expect((await service.call(pauseNewsletterOperation, on(draft.id))).body.state).toBe('paused');
    expect((await service.call(resumeNewsletterOperation, on(draft.id))).body.state).toBe('scheduled');
    expect(service.mails).toEqual([]);
  });

  it('nobody who left gets it, the report says why, and a failed message is sent again', async () => {
    const { ids } = await addPeople('amy', 'ben');
    const [amy = '', ben = ''] = ids;
    const draft = (await makeNewsletter(service)).body;
    const samples = await service.call(sampleNewsletterOperation, on(draft.id));
    expect(samples.body.items.map(({ to }) => to).sort()).toEqual(['amy@residents.example', 'ben@residents.example']);
    await service.call(unsubscribeSubscriberOperation, { as: own, params: { subscriberId: ben } });
    await sendNewsletter(service, draft, { isImmediate: true });
    await newsletterWhen(service, draft.id);
    await service.connection
      .collection('deliveries')
      .updateOne({ subscriberId: amy }, { $set: { state: 'failed', reason: 'server_refused', sentAt: null } });
    await service.connection
      .collection<{ _id: string }>('mailings')
      .updateOne({ _id: draft.id }, { $inc: { 'counts.failed': 1, 'counts.sent': -1 } });
    const listed = await service.call(listNewsletterDeliveriesOperation, { ...on(draft.id), query: {} });
    expect(listed.body.items.map(({ email, state }) => [email, state])).toEqual([['amy@residents.example', 'failed']]);
    const csv = await service.call(exportNewsletterDeliveriesOperation, { ...on(draft.id), query: {} });
    expect(csv.text).toContain('amy@residents.example');
    await service.call(resendNewsletterOperation, on(draft.id));
    const { counts } = await newsletterWhen(service, draft.id);
    expect([counts.sent, counts.failed, service.mails.length]).toEqual([1, 0, 2]);
  });

  it('a public newsletter is on its page when the first message goes out, can be withdrawn and put back', async () => {
    await addPeople('amy');
    const { id, archive } = await sendAtOnce({ isPublic: true, blocks: everyBlock.slice(0, 1) });
    const url = `${ORIGIN}/riverside/news/read/${id}`;
    expect(archive?.url).toBe(url);
    expect(service.mails[0]?.text).toContain(`View in browser: ${url}`);
    const put = (isPublic: boolean) => service.call(setNewsletterArchiveOperation, { ...on(id), body: { isPublic } });
    expect((await put(false)).body.archive).toBeNull();
    expect((await put(true)).body.archive?.url).toBe(url);
    await service.settled();
    const [first, second, third] = archived();
    const parts = [{ kind: 'heading', text: 'At the <pond>' }];
    expect(first).toMatchObject({
      id,
      councilId: ownCouncil,
      title: 'The park this autumn',
      parts,
      isWithdrawn: false,
    });
    expect(second).toMatchObject({ title: '', parts: [], isWithdrawn: true });
    expect(third).toMatchObject({ parts, isWithdrawn: false });
    expect(JSON.stringify(archived())).not.toMatch(/amy|unsubscribe|preferences/);
    const draft = (await makeNewsletter(service)).body;
    const early = await service.call(setNewsletterArchiveOperation, { ...on(draft.id), body: { isPublic: true } });
    expect(early.body.code).toBe('transition_not_allowed');
  });

  it('newsletters and mailings of campaigns do not see each other', async () => {
    await addPeople('amy');
    const newsletter = (await makeNewsletter(service)).body;
    const mailing = (await makeMailing(service)).body;
    const mailings = await service.call(listMailingsOperation, { as: own, query: {} });
    expect(mailings.body.items.map(({ id }) => id)).toEqual([mailing.id]);
    const newsletters = await service.call(listNewslettersOperation, { as: own, query: {} });
    expect(newsletters.body.items.map(({ id }) => id)).toEqual([newsletter.id]);
    const wrong = { as: own, params: { mailingId: newsletter.id } };
    expect((await service.call(getMailingOperation, wrong)).status).toBe(404);
    expect((await service.call(pauseMailingOperation, wrong)).status).toBe(404);
    expect((await service.call(getNewsletterOperation, on(mailing.id))).status).toBe(404);
  });

  it('a scheduled newsletter that is changed has to be sent again, and a change of an old version is refused', async () => {
    await addPeople('amy');
    const draft = (await makeNewsletter(service)).body;
    const planned = (await sendNewsletter(service, draft)).body;
    const { subject, title, blocks, isPublic, audience } = planned;
    const change = (revision: number) =>
      service.call(updateNewsletterOperation, {
        ...on(draft.id),
        body: { subject, title: `${title}!`, blocks, isPublic, audience, revision },
      });
    expect((await change(draft.revision)).body.code).toBe('stale_revision');
    const changed = (await change(planned.revision)).body;
    expect([changed.state, changed.title, changed.sendAt]).toEqual(['draft', 'The park this autumn!', null]);
  });
});
