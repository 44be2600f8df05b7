import type { Delivery, Mailing } from '@folkmoot/contracts/client';

/** A mailing that was sent. */
export const sampleMailing = (fields: Partial<Mailing> = {}): Mailing => ({
  id: 'm1',
  campaignId: 'c1',
  kind: 'invitation',
  audience: { of: 'everybody' },
  subject: 'Your feedback is requested',
  text: 'Hello,\n\n{council} would like to hear from you.',
  state: 'done',
  sendAt: '2026-11-02T09:00:00.000Z',
  startedAt: '2026-11-02T09:00:01.000Z',
  finishedAt: '2026-11-02T09:05:00.000Z',
  isExpanded: true,
  counts: {
    queued: 0,
    sent: 231,
    failed: 0,
    bounced: 2,
    complained: 0,
    suppressed: 7,
    answered: 64,
    maybeTwice: 0,
  },
  problem: null,
  createdAt: '2026-11-01T12:00:00.000Z',
  revision: 4,
  ...fields,
});

export const sampleDelivery = (fields: Partial<Delivery> = {}): Delivery => ({
  id: 'd1',
  subscriberId: 's1',
  email: 'amy@residents.example',
  state: 'sent',
  reason: null,
  attempts: 1,
  maybeTwice: false,
  sentAt: '2026-11-02T09:00:03.000Z',
  ...fields,
});
