import type { EventDefinition } from '../core/event';
import {
  councilDeletedEvent,
  councilErasedEvent,
  councilPurgedEvent,
  councilSnapshotEvents,
  maintenanceAnnouncedEvent,
  userReassignedEvent,
} from './admin';
import {
  campaignChangedEvent,
  campaignErasedEvent,
  campaignProgressedEvent,
  campaignPublishedEvent,
  qrCodeChangedEvent,
  responseErasedEvent,
  responseStoredEvent,
  storageCountedEvent,
} from './campaigns';
import { auditedEvents } from './index';
import {
  pageViewedEvent,
  responseSubmittedEvent,
  subscriptionRequestedEvent,
  subscriptionWithdrawnEvent,
  visitRecordedEvent,
} from './public';
import { deliveryRefusedEvent, optInPageChangedEvent, tagChangedEvent } from './subscribers';

/**
 * Who listens to what: one durable queue per line. Every process declares all of them, so that nothing is lost
 * between the first publisher's start and the first consumer's.
 */
export const consumerQueues = {
  'admin.audit': auditedEvents,
  'admin.usage': [campaignProgressedEvent, campaignChangedEvent],
  'admin.storage-usage': [storageCountedEvent],
  'admin.erasures': [councilErasedEvent],
  'admin.certificates': [councilPurgedEvent],
  'admin.user-notices': [userReassignedEvent],
  'admin.notices': [campaignChangedEvent, maintenanceAnnouncedEvent],
  'campaigns.councils': [...councilSnapshotEvents, councilDeletedEvent],
  'campaigns.erasures': [councilErasedEvent],
  'campaigns.responses': [responseSubmittedEvent],
  'campaigns.visits': [visitRecordedEvent],
  'subscribers.councils': [...councilSnapshotEvents, councilDeletedEvent],
  'subscribers.erasures': [councilErasedEvent],
  'subscribers.signups': [subscriptionRequestedEvent, subscriptionWithdrawnEvent],
  'subscribers.page-views': [pageViewedEvent],
  'subscribers.deliveries': [deliveryRefusedEvent],
  'public.opt-in-pages': [optInPageChangedEvent, tagChangedEvent],
  'public.councils': [...councilSnapshotEvents, councilDeletedEvent],
  'public.erasures': [councilErasedEvent],
  'public.campaigns': [campaignChangedEvent, campaignPublishedEvent, campaignErasedEvent],
  'public.qr-codes': [qrCodeChangedEvent, campaignErasedEvent],
  'public.handed-over': [responseStoredEvent, responseErasedEvent],
} as const satisfies Record<string, readonly EventDefinition[]>;

export type ConsumerQueue = keyof typeof consumerQueues;
