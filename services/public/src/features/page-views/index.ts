export { flushPageViewsAcrossCouncils } from './flush-page-views.use-case';
export { countPageView, createPageViewCounters } from './page-view-counters';
