import { type Actor, DomainError, systemActor } from '@folkmoot/contracts';
import type { Context } from '@folkmoot/service-kit';
import { eraseStaffData } from './erase-staff-data.use-case';
import type { StaffDataRecords } from './personal-data.types';

/** Erases a person's data in the council with this address, now or formerly. Throws not_found or last_admin. */
export const eraseStaffDataByCommand = async (
  context: Context<StaffDataRecords, Actor>,
  { councilSlug, email }: { councilSlug: string; email: string },
): Promise<{ councilId: string; account: boolean; invitations: number }> => {
  const [council] = await context.acrossCouncils.reader().councils.findBySlugs([councilSlug]);
  if (!council) throw new DomainError('not_found');
  const actor = systemActor('operator', council.id);
  return { councilId: council.id, ...(await eraseStaffData({ ...context, actor }, email)) };
};
