export type { PartChange, PartState, SystemEventRepository, SystemEventSearch } from './system-event.repository';
