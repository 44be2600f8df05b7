import * as z from 'zod';
import { defineEvent } from '../core/event';
import { idSchema, momentSchema } from '../core/ids';
import { mailingCountsSchema } from '../entities/mailing';
import { mailingKinds } from '../entities/mailing-terms';
import { archivedNewsletterSchema } from '../entities/newsletter';
import { optInPageSnapshotSchema } from '../entities/opt-in-page';
import { tagSchema } from '../entities/subscriber';

export const tagChangedEvent = defineEvent('tag.changed', {
  audited: true,
  payload: z.object({ tag: tagSchema.omit({ subscriberCount: true }), isDeleted: z.boolean() }),
});
/** Without the address: the audit may name ids only. */
export const subscriberChangedEvent = defineEvent('subscriber.changed', {
  audited: true,
  payload: z.object({
    subscriberId: idSchema,
    change: z.enum(['added', 'edited', 'unsubscribed', 'erased', 'confirmed', 'bounced', 'complained']),
  }),
});

/** Many subscribers at once: an import, tagging in bulk, an export. */
export const subscribersChangedEvent = defineEvent('subscribers.changed', {
  audited: true,
  payload: z.object({
    change: z.enum(['imported', 'blocked', 'tagged', 'exported', 'unsubscribed', 'erased']),
    count: z.number().int(),
    importId: idSchema.optional(),
    taggingId: idSchema.optional(),
  }),
});
/** A report of a mail server or provider about a message to a subscriber, published by the service that sent it. */
export const deliveryRefusedEvent = defineEvent('delivery.refused', {
  audited: false,
  payload: z.object({ subscriberId: idSchema, reason: z.enum(['bounced', 'complained']), refusedAt: momentSchema }),
});
/** Changes that every sending can have. */
const sendingChanges = [
  'created',
  'edited',
  'deleted',
  'scheduled',
  'sending',
  'undone',
  'resent',
  'exported',
  'paused',
  'resumed',
  'cancelled',
  'done',
] as const;
/** Messages that went out, once it has ended. */
const sent = z.number().int().optional();
/** A sending of invitations or reminders moved on; nobody is named. */
export const mailingChangedEvent = defineEvent('mailing.changed', {
  audited: true,
  payload: z.object({
    mailingId: idSchema,
    campaignId: idSchema,
    kind: z.enum(mailingKinds),
    change: z.enum([...sendingChanges, 'tested']),
    sent,
  }),
});
/** A newsletter was changed or moved on; nobody is named. */
export const newsletterChangedEvent = defineEvent('newsletter.changed', {
  audited: true,
  payload: z.object({
    newsletterId: idSchema,
    title: z.string(),
    change: z.enum([...sendingChanges, 'archived', 'withdrawn']),
    sent,
  }),
});
/** A newsletter on the public pages, or its withdrawal; the highest revision wins. */
export const newsletterArchivedEvent = defineEvent('newsletter.archived', {
  audited: false,
  payload: z.object({ newsletter: archivedNewsletterSchema }),
});
/**
 * How many people heard back about a survey, each counted once, and whether nobody can ask any more. Both only grow, so
 * that the order of events means nothing.
 */
export const hearBackCountedEvent = defineEvent('hear_back.counted', {
  audited: false,
  payload: z.object({ campaignId: idSchema, heardBack: z.number().int(), isOver: z.boolean() }),
});
/** Counters of a mailing, for reports; the highest revision wins. */
export const deliveryProgressedEvent = defineEvent('delivery.progressed', {
  audited: false,
  payload: z.object({
    mailingId: idSchema,
    campaignId: idSchema,
    kind: z.enum(mailingKinds),
    counts: mailingCountsSchema,
  }),
});
export const attributeChangedEvent = defineEvent('attribute.changed', {
  audited: true,
  payload: z.object({
    key: z.string(),
    name: z.string(),
    change: z.enum(['created', 'edited', 'deleted']),
  }),
});
export const segmentChangedEvent = defineEvent('segment.changed', {
  audited: true,
  payload: z.object({
    segmentId: idSchema,
    name: z.string(),
    change: z.enum(['created', 'edited', 'deleted']),
  }),
});
/** A QR code of a sign-up page: where it leads, and whether it is in use. The highest revision wins. */
export const pageCodeChangedEvent = defineEvent('page-code.changed', {
  audited: false,
  payload: z.object({
    code: z.object({ id: idSchema, pageId: idSchema, isActive: z.boolean(), revision: z.number().int() }),
  }),
});
/** A snapshot; the highest revision wins. */
export const optInPageChangedEvent = defineEvent('opt-in-page.changed', {
  audited: true,
  payload: z.object({ page: optInPageSnapshotSchema }),
});
