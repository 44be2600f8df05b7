import { pageViewedEvent, subscriptionRequestedEvent, subscriptionWithdrawnEvent } from '@folkmoot/contracts';
import { type Clock, type Consumer, consumer } from '@folkmoot/service-kit';
import { unsubscribe } from '../../subscribers/lifecycle.domain';
import { keepChange, type SubscriberRecords } from '../../subscribers/subscriber-changes';
import { type SignupRecords, takeSignup } from './take-signup.use-case';

type Records = SubscriberRecords & SignupRecords;

/** What residents did on sign-up pages, after surveys, and by the link that ends everything. */
export const onSignup = (clock: Clock): Consumer<Records> =>
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

export const onPageViewed: Consumer<Pick<Records, 'pageFigures'>> = consumer(
  'subscribers.page-views',
  pageViewedEvent,
  async ({ payload: { pageId, day, views, uniqueViews } }, { pageFigures }) => {
    await pageFigures.add(pageId, day, { views, uniqueViews });
  },
);
