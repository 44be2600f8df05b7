export {
  countPageScan,
  countPageView,
  createPageViewCounters,
  type PageViewCounters,
  pageViewCountersOf,
  scansIn,
} from './page-view-counters';
export { onSignupPlacesChanged } from './signup-copies.consumers';
export type { SignupCopyRepository } from './signup-copies.repository';
export { campaignAt, type PageCopy, pageAt, type SignupPlaces, topicsOf, topicsOfPage } from './signup-page.domain';
export { type KnownPlaces, knownPlacesOf } from './signup-places';
