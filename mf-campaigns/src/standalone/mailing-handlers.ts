import {
  cancelMailingOperation,
  countAudienceOperation,
  createMailingOperation,
  type Delivery,
  deleteMailingOperation,
  getMailingOperation,
  listAttributesOperation,
  listDeliveriesOperation,
  listMailingsOperation,
  listTagsOperation,
  type Mailing,
  pauseMailingOperation,
  previewMailingOperation,
  resendMailingOperation,
  resumeMailingOperation,
  sampleMailingOperation,
  sendMailingOperation,
  setAutomaticReminderOperation,
  testMailingOperation,
  undoMailingOperation,
  updateMailingOperation,
} from '@folkmoot/contracts/client';
import { type Handler, handle, problem } from '@folkmoot/shell-sdk/standalone';
import { sampleDelivery, sampleMailing } from './sample-mailing';

const PEOPLE = 240;
const words = { from: 'Riverside Council <no-reply@folkmoot.example>', replyTo: 'hello@riverside.example' };

const UNDO_MS = 60_000;

/** The fields of a mailing that was just sent. */
const sentNow = (): Partial<Mailing> => {
  const now = new Date().toISOString();
  const counts = { ...sampleMailing().counts, sent: PEOPLE, answered: 0, suppressed: 0, bounced: 0 };
  const times = { sendAt: now, undoUntil: null, startedAt: now, finishedAt: now };
  return { ...times, state: 'done', isExpanded: true, counts };
};

/** Mailings in memory. Sending completes at once when its time has come. */
const createMailings = () => {
  const all = new Map<string, Mailing>();
  const put = (mailing: Mailing): Mailing => {
    all.set(mailing.id, mailing);
    return mailing;
  };
  put(sampleMailing({ id: 'm-sent', campaignId: 'park' }));
  const get = (id: string): Mailing => {
    const mailing = all.get(id);
    if (!mailing) throw problem('not_found');
    const isDue = mailing.undoUntil && Date.parse(mailing.undoUntil) <= Date.now();
    return isDue ? put({ ...mailing, ...sentNow() }) : mailing;
  };
  const change = (id: string, patch: Partial<Mailing>): Mailing => {
    const mailing = get(id);
    return put({ ...mailing, ...patch, revision: mailing.revision + 1 });
  };
  return { all, put, get, change };
};

type Mailings = ReturnType<typeof createMailings>;

const drafting = ({ all, put, get, change }: Mailings): Handler[] => [
  handle(listMailingsOperation, ({ query = {} }) => ({
    items: [...all.values()].filter(({ campaignId }) => campaignId === query.campaignId),
    nextCursor: null,
  })),
  handle(getMailingOperation, ({ params }) => get(params.mailingId)),
  handle(createMailingOperation, ({ body }) => {
    const begin = { sendAt: null, startedAt: null, finishedAt: null, isExpanded: false } as const;
    const counts = { ...sampleMailing().counts, sent: 0, answered: 0, suppressed: 0, bounced: 0 };
    return put(sampleMailing({ ...body, ...begin, id: `m-${all.size}`, state: 'draft', counts }));
  }),
  handle(updateMailingOperation, ({ params, body }) => change(params.mailingId, { ...body })),
  handle(deleteMailingOperation, ({ params }) => void all.delete(params.mailingId)),
];

const steering = ({ get, change }: Mailings): Handler[] => [
  handle(sendMailingOperation, ({ params, body }) => {
    if (body.sendAt) return change(params.mailingId, { state: 'scheduled', sendAt: body.sendAt });
    if (body.isImmediate) return change(params.mailingId, sentNow());
    const sendAt = new Date(Date.now() + UNDO_MS).toISOString();
    return change(params.mailingId, { state: 'scheduled', sendAt, undoUntil: sendAt });
  }),
  handle(undoMailingOperation, ({ params }) => {
    if (!get(params.mailingId).undoUntil) throw problem('mailing_under_way');
    return change(params.mailingId, { state: 'draft', sendAt: null, undoUntil: null });
  }),
  handle(setAutomaticReminderOperation, ({ params, body: { reminder } }) => {
    const plan = { dueAt: null, outcome: null, reminderId: null };
    return change(params.mailingId, { automaticReminder: reminder && { ...plan, ...reminder } });
  }),
  handle(resendMailingOperation, ({ params }) => {
    if (get(params.mailingId).counts.failed === 0) throw problem('nothing_to_resend');
    return change(params.mailingId, sentNow());
  }),
  handle(pauseMailingOperation, ({ params }) => change(params.mailingId, { state: 'paused' })),
  handle(resumeMailingOperation, ({ params }) => change(params.mailingId, { state: 'scheduled' })),
  handle(cancelMailingOperation, ({ params }) => change(params.mailingId, { state: 'cancelled' })),
];

const deliveries: Delivery[] = [
  sampleDelivery(),
  sampleDelivery({ id: 'd2', email: 'ben@residents.example', state: 'skipped', reason: 'unsubscribed', sentAt: null }),
  sampleDelivery({ id: 'd3', email: 'cleo@residents.example', maybeTwice: true }),
];

/** Mailings, answered from memory. */
export const mailingHandlers = (): Handler[] => {
  const mailings = createMailings();
  return [
    ...drafting(mailings),
    ...steering(mailings),
    handle(listDeliveriesOperation, ({ query = {} }) => ({
      items: deliveries.filter(
        ({ state, email }) => (!query.state || state === query.state) && email.includes(query.q ?? ''),
      ),
      nextCursor: null,
    })),
    handle(countAudienceOperation, () => ({ count: PEOPLE, isExact: true })),
    handle(previewMailingOperation, ({ body }) => ({
      ...words,
      subject: body.subject,
      html: `<p style="font-family:sans-serif;padding:24px">${body.text.replace(/[<&]/g, ' ')}</p>`,
      text: body.text,
    })),
    handle(sampleMailingOperation, ({ params }) => {
      const { subject, text } = mailings.get(params.mailingId);
      const mail = { ...words, subject, text, html: `<p>${text.replace(/[<&]/g, ' ')}</p>` };
      return { items: deliveries.map(({ email }) => ({ to: email, ...mail })) };
    }),
    handle(testMailingOperation, () => ({ to: 'you@riverside.example' })),
    handle(listTagsOperation, () => ({ items: [], nextCursor: null })),
    handle(listAttributesOperation, () => ({ items: [], nextCursor: null })),
  ];
};
