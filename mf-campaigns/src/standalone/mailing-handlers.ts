import {
  cancelMailingOperation,
  countAudienceOperation,
  createMailingOperation,
  type Delivery,
  deleteMailingOperation,
  getMailingOperation,
  listDeliveriesOperation,
  listMailingsOperation,
  listTagsOperation,
  type Mailing,
  pauseMailingOperation,
  previewMailingOperation,
  resumeMailingOperation,
  sendMailingOperation,
  testMailingOperation,
  updateMailingOperation,
} from '@folkmoot/contracts/client';
import { type Handler, handle, problem } from '@folkmoot/shell-sdk/standalone';
import { sampleDelivery, sampleMailing } from './sample-mailing';

const PEOPLE = 240;
const words = { from: 'Riverside Council <no-reply@folkmoot.example>', replyTo: 'hello@riverside.example' };

/** Mailings in memory. Sending completes at once. */
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
    return mailing;
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

const steering = ({ change }: Mailings): Handler[] => [
  handle(sendMailingOperation, ({ params, body }) => {
    const now = new Date().toISOString();
    if (body.sendAt) return change(params.mailingId, { state: 'scheduled', sendAt: body.sendAt });
    const counts = { ...sampleMailing().counts, sent: PEOPLE, answered: 0, suppressed: 0, bounced: 0 };
    const times = { sendAt: now, startedAt: now, finishedAt: now };
    return change(params.mailingId, { ...times, state: 'done', isExpanded: true, counts });
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
      items: deliveries.filter(({ state }) => !query.state || state === query.state),
      nextCursor: null,
    })),
    handle(countAudienceOperation, () => ({ count: PEOPLE, isExact: true })),
    handle(previewMailingOperation, ({ body }) => ({
      ...words,
      subject: body.subject,
      html: `<p style="font-family:sans-serif;padding:24px">${body.text.replace(/[<&]/g, ' ')}</p>`,
      text: body.text,
    })),
    handle(testMailingOperation, () => ({ to: 'you@riverside.example' })),
    handle(listTagsOperation, () => ({ items: [], nextCursor: null })),
  ];
};
