export { beginOfMonth, nameOfMonth } from './month.domain';
export type { CampaignUsage, UsageRepository } from './usage.repository';
