import { DomainError } from '@folkmoot/contracts';
import type { AudienceRepository } from './audience.repository';

/** Audiences in memory. */
export const fakeAudiences = () => {
  const councils = new Map<string, Map<string, string>>();
  return (councilId: string | null): AudienceRepository => {
    const own = (): Map<string, string> => {
      if (councilId === null) throw new DomainError('no_council');
      const kept = councils.get(councilId) ?? new Map<string, string>();
      councils.set(councilId, kept);
      return kept;
    };
    return {
      list: async () =>
        [...own()]
          .map(([name, segmentId]) => ({ name, segmentId }))
          .sort((one, other) => (one.name < other.name ? -1 : 1)),
      link: async (name, segmentId) => void own().set(name, segmentId),
      unlink: async (name) => void own().delete(name),
    };
  };
};
