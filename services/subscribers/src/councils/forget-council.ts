import { defaultBranding, defaultCouncilSettings } from '@folkmoot/contracts';
import type { CouncilRepository } from './council.repository';

/** No snapshot comes after the erasure of a council. */
const FINAL_REVISION = Number.MAX_SAFE_INTEGER;

/** What stays of a council that was erased: that it is gone, so that nothing late brings it back. */
export const forgetCouncil = async (councils: CouncilRepository, councilId: string): Promise<void> => {
  const known = await councils.find(councilId);
  if (!known) return;
  const texts = { name: '', slug: '', contactEmail: '', address: '', phone: '', website: '' };
  const settings = defaultCouncilSettings(known.council.timezone);
  const council = { ...known.council, ...texts, formerSlugs: [], branding: defaultBranding, settings };
  await councils.save({ council, revision: FINAL_REVISION, isDeleted: true });
};
