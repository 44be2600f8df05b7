import type { EventDefinition } from '../core/event';
import { councilChangedEvent, councilDeletedEvent } from './admin';
import {
  campaignChangedEvent,
  campaignErasedEvent,
  campaignProgressedEvent,
  campaignPublishedEvent,
  responseStoredEvent,
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
  'campaigns.councils': [councilChangedEvent, councilDeletedEvent],
  'campaigns.responses': [responseSubmittedEvent],
  'campaigns.visits': [visitRecordedEvent],
  'subscribers.councils': [councilChangedEvent, councilDeletedEvent],
  'subscribers.signups': [subscriptionRequestedEvent, subscriptionWithdrawnEvent],
  'subscribers.page-views': [pageViewedEvent],
  'subscribers.deliveries': [deliveryRefusedEvent],
  'public.opt-in-pages': [optInPageChangedEvent, tagChangedEvent],
  'public.councils': [councilChangedEvent, councilDeletedEvent],
  'public.campaigns': [campaignChangedEvent, campaignPublishedEvent, campaignErasedEvent],
  'public.handed-over': [responseStoredEvent],
} as const satisfies Record<string, readonly EventDefinition[]>;

export type ConsumerQueue = keyof typeof consumerQueues;
