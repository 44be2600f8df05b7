import type { EventDefinition } from '../core/event';
import {
  councilDeletedEvent,
  councilErasedEvent,
  councilPurgedEvent,
  councilSnapshotEvents,
  maintenanceAnnouncedEvent,
  sessionChangedEvent,
  sessionRevokedEvent,
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
  invitationsAnsweredEvent,
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
  'subscribers.campaigns': [campaignChangedEvent, campaignErasedEvent],
  'subscribers.answers': [invitationsAnsweredEvent],
  'public.opt-in-pages': [optInPageChangedEvent, tagChangedEvent],
  'public.councils': [...councilSnapshotEvents, councilDeletedEvent],
  'public.erasures': [councilErasedEvent],
  'public.campaigns': [campaignChangedEvent, campaignPublishedEvent, campaignErasedEvent],
  'public.qr-codes': [qrCodeChangedEvent, campaignErasedEvent],
  'public.handed-over': [responseStoredEvent, responseErasedEvent],
} as const satisfies Record<string, readonly EventDefinition[]>;

/** What every gateway is told of, at once and without a queue that lasts. */
export const gatewayEvents: readonly EventDefinition[] = [sessionRevokedEvent, sessionChangedEvent];

export type ConsumerQueue = keyof typeof consumerQueues;
