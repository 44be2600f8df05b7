import type { SystemEvent } from '@folkmoot/contracts';
import type { Deps } from '../../records/deps';
import type { Listed } from '../../records/listed';
import type { SystemEventSearch } from '../../records/system-event.repository';

/** What happened to parts of the installation, newest first. */
export const listSystemEventsAcrossCouncils = async (
  { units }: Pick<Deps, 'units'>,
  search: SystemEventSearch,
): Promise<Listed<SystemEvent>> => {
  const { items, nextCursor } = await units.readerAcrossCouncils().systemEvents.list(search);
  return { items: items.map((event) => ({ ...event, at: event.at.toISOString() })), nextCursor };
};
