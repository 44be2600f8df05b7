export { addSubscriber } from './add-subscriber.use-case';
export { createStatsRepository, statsModel } from './stats.mongo';
export { createSubscriberRepository, subscriberModel } from './subscriber.mongo';
export { subscriberRoutes } from './subscriber.routes';
