import { type BodyOf, DomainError, lookup, pageLanguageOf, type updateCouncilOperation } from '@folkmoot/contracts';
import { type CouncilChanges, type StoredCouncil, withSlug } from '../../entities/council';

type Patch = Omit<BodyOf<typeof updateCouncilOperation>, 'revision'>;

/** Optional fields that were not sent are undefined. They must not overwrite stored values. */
const sentFields = <T extends object>(fields: T | undefined): object =>
  Object.fromEntries(Object.entries(fields ?? {}).filter(([, value]) => value !== undefined));

const plainObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The fields that a patch really changes, with dots: `branding.primaryColor`. */
export const changedFieldsOf = (council: object, patch: object, prefix = ''): string[] =>
  Object.entries(patch).flatMap(([key, value]) => {
    const before: unknown = lookup(council as Record<string, unknown>, key);
    if (value === undefined || same(before, value)) return [];
    if (plainObject(value) && plainObject(before)) return changedFieldsOf(before, value, `${prefix}${key}.`);
    return [`${prefix}${key}`];
  });

/**
 * The patch with numbers of residents for no other divisions than there will be: those of a division that is taken off the
 * list go with it.
 */
export const withoutStrangers = (council: StoredCouncil, patch: Patch): Patch => {
  const { geographicalDivisions, divisionResidents } = patch.settings ?? {};
  if (!geographicalDivisions && !divisionResidents) return patch;
  const divisions = new Set(geographicalDivisions ?? council.settings.geographicalDivisions);
  const known = divisionResidents ?? council.settings.divisionResidents;
  const kept = known.filter(({ division }) => divisions.has(division));
  return { ...patch, settings: { ...patch.settings, divisionResidents: kept } };
};

const LANGUAGE_OFF = 'Nobody has reviewed the words of this language. Switch the language on first.';

/** The council's own language must be on: its residents read pages and mails in it. Throws invalid_input. */
export const requireLanguageOn = ({ language, settings }: Pick<StoredCouncil, 'language' | 'settings'>): void => {
  if (pageLanguageOf(language, settings) !== language) {
    throw new DomainError('invalid_input', { fields: [{ path: 'language', message: LANGUAGE_OFF }] });
  }
};

/** Lays a patch over a council field by field; what it does not name stays. */
export const changedBy = (council: StoredCouncil, patch: Patch, now: Date): CouncilChanges => {
  const { branding, settings, slug = council.slug, ...plain } = patch;
  const { emailConfig, privacy, ...lists } = settings ?? {};
  return {
    ...sentFields(plain),
    ...withSlug(council, slug),
    branding: { ...council.branding, ...sentFields(branding) },
    settings: {
      ...council.settings,
      ...sentFields(lists),
      emailConfig: { ...council.settings.emailConfig, ...sentFields(emailConfig) },
      privacy: { ...council.settings.privacy, ...sentFields(privacy) },
    },
    updatedAt: now,
  };
};
