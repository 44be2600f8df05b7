import { type BodyOf, DomainError, lookup, pageLanguageOf, type updateCouncilOperation } from '@folkmoot/contracts';
import { newId } from '@folkmoot/service-kit';
import { type CouncilChanges, divisionsOf, type StoredCouncil, withDivisions, withSlug } from '../../entities/council';

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
 * The patch as it will be saved, and the population after it. A change of the divisions changes the areas: numbers of a
 * division that is taken off the list go with it.
 */
export const withAreas = (council: StoredCouncil, patch: Patch) => {
  const { geographicalDivisions, divisionResidents } = patch.settings ?? {};
  if (!geographicalDivisions && !divisionResidents) return { patch, population: council.population };
  const changes = {
    ...(geographicalDivisions && { geographicalDivisions }),
    ...(divisionResidents && { divisionResidents }),
  };
  const population = withDivisions(council.population, changes, newId);
  return { patch: { ...patch, settings: { ...patch.settings, ...divisionsOf(population) } }, population };
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
