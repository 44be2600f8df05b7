import { defaultBranding, defaultCouncilSettings } from '@folkmoot/contracts';
import type { CouncilRepository } from './council.repository';

/** No snapshot has a higher revision, so a late event cannot restore an erased council. */
const FINAL_REVISION = Number.MAX_SAFE_INTEGER;

/** Replaces the copy of an erased council by a marker, so that late events are ignored. */
export const forgetCouncil = async (councils: CouncilRepository, councilId: string): Promise<void> => {
  const known = await councils.find(councilId);
  if (!known) return;
  const texts = { name: '', slug: '', contactEmail: '', address: '', phone: '', website: '' };
  const settings = defaultCouncilSettings(known.council.timezone);
  const council = { ...known.council, ...texts, formerSlugs: [], branding: defaultBranding, settings };
  await councils.save({ council, revision: FINAL_REVISION, isDeleted: true });
};
