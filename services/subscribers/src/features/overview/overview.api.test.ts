import { getSubscriberOverviewOperation, pauseMailingOperation, type SubscriberAttention } from '@folkmoot/contracts';
import type { CampaignMailing, StoredMailing } from '../../entities/mailing';
import {
  makeTag,
  other,
  own,
  publishCouncil,
  type SubscribersTestService,
  startSubscribersService,
} from '../../testing/fixtures';
import { importForm, importWhen, uploadImport } from '../../testing/import-files';
import { CAMPAIGN, publishCampaign } from '../../testing/mailings';
import { createRepositories } from '../../testing/repositories';

const DAY_MS = 86_400_000;

describe('the overview of subscribers', () => {
  let service: SubscribersTestService;
  beforeAll(async () => {
    service = await startSubscribersService();
  });
  beforeEach(async () => {
    await service.empty();
    await publishCouncil(service);
    await publishCampaign(service);
  });
  afterAll(() => service.stop());

  const ago = (days: number) => new Date(service.clock.now().getTime() - days * DAY_MS);
  const overview = async (since?: Date, as = own) => {
    const query: Record<string, string> = since ? { since: since.toISOString() } : {};
    return (await service.call(getSubscriberOverviewOperation, { as, query })).body;
  };
  const kinds = (attention: readonly SubscriberAttention[]) => attention.map(({ kind }) => kind);
  /** Stores a mailing in a state that takes a mail server and days to reach. */
  const keep = async (fields: Partial<CampaignMailing>, as = own) => {
    const { mailings } = createRepositories({
      connection: service.connection,
      session: null,
      actor: as,
      councilId: as.councilId,
    });
    const wording = { campaignId: CAMPAIGN, kind: 'invitation', subject: 'Hello', text: 'Text' } as const;
    const added = await mailings.add({ ...wording, audience: { of: 'everybody' } }, service.clock.now());
    return mailings.save({ ...added, ...fields, counts: { ...added.counts, ...fields.counts } });
  };
  const counts = (patch: Partial<StoredMailing['counts']>) => patch as StoredMailing['counts'];

  it('a new council has nothing that needs attention, and no news', async () => {
    expect(await overview()).toEqual({ attention: [], news: null });
    const since = ago(1);
    expect((await overview(since)).news).toEqual({ from: since.toISOString(), mailings: [], imports: [] });
  });

  it('a paused mailing needs attention, with its campaign', async () => {
    await makeTag(service);
    const mailing = await keep({ state: 'scheduled', sendAt: new Date(service.clock.now().getTime() + DAY_MS) });
    expect((await overview()).attention).toEqual([]);
    await service.call(pauseMailingOperation, { as: own, params: { mailingId: mailing.id } });
    expect((await overview()).attention).toEqual([
      {
        kind: 'mailing_paused',
        mailingId: mailing.id,
        campaignId: CAMPAIGN,
        campaignTitle: 'Parks & ponds',
        mailing: 'invitation',
      },
    ]);
    expect((await overview(undefined, other)).attention).toEqual([]);
  });

  it('a mailing that cannot go out needs attention with the reason, unless it begins by itself', async () => {
    const problem = 'The mail server is not accepting messages at the moment.';
    await keep({ state: 'sending', problem });
    await keep({ state: 'scheduled', problem: 'The survey is not open.' });
    await keep({ state: 'cancelled', finishedAt: ago(1), problem: 'The campaign ended.' });
    await keep({ state: 'cancelled', finishedAt: ago(1) });
    await keep({ state: 'cancelled', finishedAt: ago(8), problem: 'Too long ago.' });
    expect((await overview()).attention).toMatchObject([
      { kind: 'mailing_waits', problem },
      { kind: 'mailing_stopped', problem: 'The campaign ended.' },
    ]);
    await publishCampaign(service, { status: 'paused', revision: 2 });
    expect(kinds((await overview()).attention)).toEqual(['mailing_waits', 'mailing_waits', 'mailing_stopped']);
  });

  it('messages that did not arrive are counted for a week', async () => {
    const sent = await keep({ state: 'done', finishedAt: ago(2), counts: counts({ sent: 8, bounced: 3, failed: 1 }) });
    await keep({ state: 'done', finishedAt: ago(2), counts: counts({ sent: 9, complained: 1 }) });
    await keep({ state: 'done', finishedAt: ago(8), counts: counts({ bounced: 1 }) });
    expect((await overview()).attention).toMatchObject([
      { kind: 'mails_undelivered', mailingId: sent.id, total: 12, undelivered: 4 },
    ]);
  });

  it('a mailing with many bounces or complaints is a problem, also while it goes out', async () => {
    const bounced = await keep({ state: 'sending', counts: counts({ sent: 190, bounced: 11 }) });
    const complained = await keep({
      state: 'done',
      finishedAt: ago(1),
      counts: counts({ sent: 1_500, complained: 2 }),
    });
    // Each of these is at a limit, or too small to say anything.
    await keep({ state: 'sending', counts: counts({ sent: 190, bounced: 10 }) });
    await keep({ state: 'sending', counts: counts({ sent: 49, bounced: 50 }) });
    await keep({ state: 'sending', counts: counts({ sent: 500, complained: 1 }) });
    expect((await overview()).attention).toMatchObject([
      { kind: 'bounces_high', mailingId: bounced.id, total: 201, undelivered: 11 },
      { kind: 'complaints_high', mailingId: complained.id, total: 1_502, undelivered: 2 },
    ]);
  });

  it('the news list mailings and imports that ended since the visit', async () => {
    const sent = await keep({ state: 'done', finishedAt: ago(9), counts: counts({ sent: 8 }) });
    await keep({ state: 'done', finishedAt: ago(12), counts: counts({ sent: 7 }) });
    const tagIds = [(await makeTag(service)).id];
    const file = importForm('amy@x.example\nnobody', { tagIds, consentSource: 'Paper forms' });
    const { id } = (await uploadImport(service, file)).body;
    await importWhen(service, id);
    const { attention, news } = await overview(ago(10));
    expect(attention).toEqual([{ kind: 'rows_refused', importId: id, fileName: 'people.csv', refused: 1, total: 2 }]);
    expect(news).toMatchObject({
      mailings: [{ mailingId: sent.id, campaignTitle: 'Parks & ponds', sent: 8 }],
      imports: [{ importId: id, fileName: 'people.csv', added: 1, merged: 0 }],
    });
    expect((await overview(ago(10), other)).news).toMatchObject({ mailings: [], imports: [] });
    const longAgo = (await overview(ago(90))).news;
    expect(new Date(longAgo?.from ?? 0).getTime()).toBeGreaterThan(ago(31).getTime());
  });
});
