import type { BodyOf, updateCouncilOperation } from '@folkmoot/contracts';
import type { CouncilChanges } from '../../records/council.repository';
import type { StoredCouncil } from '../../records/views.domain';

type Patch = Omit<BodyOf<typeof updateCouncilOperation>, 'revision'>;

/** Optional fields that were not sent come as undefined and must not wipe out what is there. */
const given = <T extends object>(fields: T | undefined): object =>
  Object.fromEntries(Object.entries(fields ?? {}).filter(([, value]) => value !== undefined));

/** Lays a patch over a council field by field; what it does not name stays (E-77). */
export const changedBy = (council: StoredCouncil, patch: Patch, now: Date): CouncilChanges => {
  const { branding, settings, ...plain } = patch;
  const { emailConfig, privacy, ...lists } = settings ?? {};
  return {
    ...given(plain),
    branding: { ...council.branding, ...given(branding) },
    settings: {
      ...council.settings,
      ...given(lists),
      emailConfig: { ...council.settings.emailConfig, ...given(emailConfig) },
      privacy: { ...council.settings.privacy, ...given(privacy) },
    },
    updatedAt: now,
  };
};
