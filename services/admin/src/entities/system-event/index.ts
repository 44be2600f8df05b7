export type { PartState, SystemEventRepository, SystemEventSearch } from './system-event.repository';
