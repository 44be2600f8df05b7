import {
  cancelNewsletterOperation,
  countNewsletterAudienceOperation,
  createNewsletterOperation,
  deleteNewsletterOperation,
  getNewsletterOperation,
  listCampaignsOperation,
  listNewsletterDeliveriesOperation,
  listNewslettersOperation,
  type Newsletter,
  pauseNewsletterOperation,
  previewNewsletterOperation,
  resendNewsletterOperation,
  resumeNewsletterOperation,
  sampleNewsletterOperation,
  sendNewsletterOperation,
  setNewsletterArchiveOperation,
  testNewsletterOperation,
  undoNewsletterOperation,
  updateNewsletterOperation,
  uploadMailPictureOperation,
} from '@folkmoot/contracts/client';
import { type Handler, handle, problem } from '@folkmoot/shell-sdk/standalone';

const PEOPLE = 240;
const UNDO_MS = 60_000;
const from = { from: 'Riverside Council <no-reply@folkmoot.example>', replyTo: 'hello@riverside.example' };
const noCounts = {
  queued: 0,
  sent: 0,
  failed: 0,
  bounced: 0,
  complained: 0,
  suppressed: 0,
  answered: 0,
  maybeTwice: 0,
};

const sample = (patch: Partial<Newsletter> = {}): Newsletter => ({
  id: 'newsletter-park',
  title: 'The park this autumn',
  subject: 'News from {council}',
  shownSubject: 'News from Riverside Council',
  blocks: [{ kind: 'text', id: 'first', text: 'We have planted **40 trees**.' }],
  audience: { of: 'everybody' },
  isPublic: false,
  archive: null,
  state: 'draft',
  sendAt: null,
  undoUntil: null,
  startedAt: null,
  finishedAt: null,
  isExpanded: false,
  counts: noCounts,
  problem: null,
  createdAt: '2026-10-01T09:00:00.000Z',
  revision: 1,
  ...patch,
});

const sent = (): Newsletter => {
  const at = '2026-10-02T09:00:00.000Z';
  return sample({
    id: 'newsletter-sent',
    title: 'What you said about the pond',
    state: 'done',
    ...{ sendAt: at, startedAt: at, finishedAt: at, isExpanded: true },
    counts: { ...noCounts, sent: PEOPLE, suppressed: 3, failed: 2 },
  });
};

/** Newsletters in memory. Nothing is sent. */
export const newsletterHandlers = (): Handler[] => {
  const all = new Map([sample(), sent()].map((newsletter) => [newsletter.id, newsletter]));
  const get = (id: string): Newsletter => {
    const newsletter = all.get(id);
    if (!newsletter) throw problem('not_found');
    return newsletter;
  };
  const put = (newsletter: Newsletter): Newsletter => {
    all.set(newsletter.id, newsletter);
    return newsletter;
  };
  const change = (id: string, patch: Partial<Newsletter>): Newsletter => {
    const newsletter = get(id);
    return put({ ...newsletter, ...patch, revision: newsletter.revision + 1 });
  };
  const mail = ({ subject, title }: Pick<Newsletter, 'subject' | 'title'>) => ({
    ...from,
    subject,
    html: `<h1>${title}</h1>`,
    text: title,
  });
  return [
    handle(listNewslettersOperation, () => ({ items: [...all.values()], nextCursor: null })),
    handle(getNewsletterOperation, ({ params }) => get(params.newsletterId)),
    handle(createNewsletterOperation, ({ body }) =>
      put(sample({ ...body, shownSubject: body.subject, id: `newsletter-${all.size}` })),
    ),
    handle(updateNewsletterOperation, ({ params, body: { revision: _, ...fields } }) =>
      change(params.newsletterId, { ...fields, shownSubject: fields.subject, state: 'draft' }),
    ),
    handle(deleteNewsletterOperation, ({ params }) => {
      all.delete(params.newsletterId);
    }),
    handle(sendNewsletterOperation, ({ params, body: { sendAt } }) => {
      const undoUntil = sendAt ? null : new Date(Date.now() + UNDO_MS).toISOString();
      return change(params.newsletterId, { state: 'scheduled', sendAt: sendAt ?? undoUntil, undoUntil });
    }),
    handle(undoNewsletterOperation, ({ params }) =>
      change(params.newsletterId, { state: 'draft', sendAt: null, undoUntil: null }),
    ),
    handle(pauseNewsletterOperation, ({ params }) => change(params.newsletterId, { state: 'paused', undoUntil: null })),
    handle(resumeNewsletterOperation, ({ params }) => change(params.newsletterId, { state: 'scheduled' })),
    handle(cancelNewsletterOperation, ({ params }) => change(params.newsletterId, { state: 'cancelled' })),
    handle(resendNewsletterOperation, ({ params }) =>
      change(params.newsletterId, { counts: { ...noCounts, sent: PEOPLE + 2, suppressed: 3 } }),
    ),
    handle(setNewsletterArchiveOperation, ({ params, body: { isPublic } }) => {
      const publishedAt = new Date().toISOString();
      const archive = isPublic ? { url: `/riverside/news/read/${params.newsletterId}`, publishedAt } : null;
      return change(params.newsletterId, { isPublic, archive });
    }),
    handle(listNewsletterDeliveriesOperation, () => ({ items: [], nextCursor: null })),
    handle(countNewsletterAudienceOperation, () => ({
      count: PEOPLE,
      isExact: true,
      paused: 3,
      leftOut: { unsubscribed: 4, bounced: 2, complained: 0, unconfirmed: 0 },
    })),
    handle(previewNewsletterOperation, ({ body }) => mail(body)),
    handle(sampleNewsletterOperation, ({ params }) => ({
      items: [{ to: 'amy@residents.example', ...mail(get(params.newsletterId)) }],
    })),
    handle(testNewsletterOperation, () => ({ to: 'admin@riverside.example' })),
    handle(uploadMailPictureOperation, () => ({
      file: `${'a'.repeat(64)}.jpg`,
      width: 1120,
      height: 560,
      size: 90_000,
    })),
    handle(listCampaignsOperation, () => ({ items: [], nextCursor: null })),
  ];
};
