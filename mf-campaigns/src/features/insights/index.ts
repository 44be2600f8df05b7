export { InsightsTab } from './InsightsTab';
