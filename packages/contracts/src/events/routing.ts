import type { EventDefinition } from '../core/event';
import { type ServiceName, serviceNames } from '../core/services';
import {
  apiTokenRevokedEvent,
  councilDeletedEvent,
  councilErasedEvent,
  councilPurgedEvent,
  councilSnapshotEvents,
  factorChangedEvent,
  maintenanceAnnouncedEvent,
  populationChangedEvent,
  sessionChangedEvent,
  sessionRevokedEvent,
  userAddressChangedEvent,
  userReassignedEvent,
} from './admin';
import {
  campaignChangedEvent,
  campaignErasedEvent,
  campaignProgressedEvent,
  campaignPublishedEvent,
  commitmentsChangedEvent,
  consultationChangedEvent,
  qrCodeChangedEvent,
  responseErasedEvent,
  responseStoredEvent,
  resultsAnswersRemovedEvent,
  resultsPublishedEvent,
  resultsWithdrawnEvent,
  storageCountedEvent,
  surveyMentionedEvent,
} from './campaigns';
import { auditedEvents } from './index';
import {
  campaignWatchedEvent,
  hearBackRequestedEvent,
  invitationsAnsweredEvent,
  pageViewedEvent,
  responseSubmittedEvent,
  subscriptionRequestedEvent,
  subscriptionWithdrawnEvent,
  visitRecordedEvent,
} from './public';
import {
  deliveryRefusedEvent,
  hearBackCountedEvent,
  mailingChangedEvent,
  newsletterArchivedEvent,
  optInPageChangedEvent,
  pageCodeChangedEvent,
  subscriberChangedEvent,
  subscribersChangedEvent,
  tagChangedEvent,
} from './subscribers';

/** Every service erases what it has of an erased council. */
const erasureQueues = Object.fromEntries(
  serviceNames.map((service) => [`${service}.erasures`, [councilErasedEvent]]),
) as unknown as Readonly<Record<`${ServiceName}.erasures`, readonly [typeof councilErasedEvent]>>;

/**
 * The events of each durable queue, one queue per line. Every process declares all queues, so that no event is lost
 * between the first start of its publisher and of its consumer.
 */
export const consumerQueues = {
  ...erasureQueues,
  'admin.audit': auditedEvents,
  'admin.usage': [campaignProgressedEvent, campaignChangedEvent],
  'admin.storage-usage': [storageCountedEvent],
  'admin.certificates': [councilPurgedEvent],
  'admin.user-notices': [userReassignedEvent],
  'admin.factor-mails': [factorChangedEvent],
  'admin.address-notices': [userAddressChangedEvent],
  'admin.notices': [campaignChangedEvent, maintenanceAnnouncedEvent, surveyMentionedEvent],
  'admin.webhooks': [campaignChangedEvent, campaignProgressedEvent, mailingChangedEvent, subscribersChangedEvent],
  'admin.webhook-subscribers': [subscriberChangedEvent],
  'campaigns.councils': [...councilSnapshotEvents, councilDeletedEvent, populationChangedEvent],
  'campaigns.responses': [responseSubmittedEvent],
  'campaigns.visits': [visitRecordedEvent],
  'campaigns.watches': [campaignWatchedEvent],
  'subscribers.councils': [...councilSnapshotEvents, councilDeletedEvent],
  'subscribers.signups': [subscriptionRequestedEvent, subscriptionWithdrawnEvent],
  'subscribers.hear-backs': [hearBackRequestedEvent],
  'subscribers.page-views': [pageViewedEvent],
  'subscribers.deliveries': [deliveryRefusedEvent],
  'subscribers.campaigns': [campaignChangedEvent, campaignErasedEvent],
  'subscribers.addresses': [campaignChangedEvent, campaignErasedEvent],
  'subscribers.answers': [invitationsAnsweredEvent],
  'public.opt-in-pages': [optInPageChangedEvent, tagChangedEvent],
  'public.councils': [...councilSnapshotEvents, councilDeletedEvent],
  'public.campaigns': [campaignChangedEvent, campaignPublishedEvent, campaignErasedEvent],
  'public.newsletters': [newsletterArchivedEvent],
  'public.results': [resultsPublishedEvent, resultsAnswersRemovedEvent, resultsWithdrawnEvent, campaignErasedEvent],
  'public.commitments': [commitmentsChangedEvent, campaignErasedEvent],
  'public.hear-backs': [hearBackCountedEvent, campaignErasedEvent],
  'public.consultations': [consultationChangedEvent, campaignErasedEvent],
  'public.qr-codes': [qrCodeChangedEvent, campaignErasedEvent, pageCodeChangedEvent],
  'public.handed-over': [responseStoredEvent, responseErasedEvent],
} as const satisfies Record<string, readonly EventDefinition[]>;

/** Events that every gateway receives at once, without a durable queue. */
export const gatewayEvents: readonly EventDefinition[] = [
  sessionRevokedEvent,
  sessionChangedEvent,
  apiTokenRevokedEvent,
];

export type ConsumerQueue = keyof typeof consumerQueues;
