import { pageViewedEvent, subscriptionRequestedEvent, subscriptionWithdrawnEvent } from '@folkmoot/contracts';
import { bindConsumers, type Clock, type Consumer, consumer, type FeatureApp } from '@folkmoot/service-kit';
import { keepChange, type SubscriberRecords, unsubscribe } from '../../entities/subscriber';
import { type SignupRecords, takeSignup } from './take-signup.use-case';

type Records = SubscriberRecords & SignupRecords;

/** Consumers of sign-ups from pages and surveys, and of one-click unsubscribes. */
const onSignup = (clock: Clock): Consumer<Records> =>
  consumer('subscribers.signups', [subscriptionRequestedEvent, subscriptionWithdrawnEvent], async (event, unit) => {
    if (event.type === 'subscription.requested') {
      if (event.councilId) await takeSignup(unit, event.councilId, event.payload, clock.now());
      return;
    }
    const [subscriber] = await unit.subscribers.findByIds([event.payload.subscriberId]);
    if (!subscriber) return;
    const occasion = { at: new Date(event.payload.withdrawnAt), by: null };
    await keepChange(unit, subscriber, unsubscribe(subscriber, occasion), 'unsubscribed');
  });

const onPageViewed: Consumer<Pick<Records, 'pageFigures' | 'pageCodes'>> = consumer(
  'subscribers.page-views',
  pageViewedEvent,
  async ({ payload: { pageId, day, views, uniqueViews, scans = {} } }, { pageFigures, pageCodes }) => {
    await pageFigures.add(pageId, day, { views, uniqueViews });
    for (const [codeId, count] of Object.entries(scans)) await pageCodes.addUses(pageId, codeId, { scans: count });
  },
);

export const signupConsumers = ({ units, clock }: FeatureApp<Records>) =>
  bindConsumers(units, [onSignup(clock), onPageViewed]);
