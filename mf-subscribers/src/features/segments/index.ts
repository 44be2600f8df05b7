export { SegmentsTab } from './SegmentsTab';
