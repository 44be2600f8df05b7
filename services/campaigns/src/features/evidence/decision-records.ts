import type { Integrity } from '@folkmoot/contracts';
import type { Commitments } from '../../entities/commitment';
import type { Exclusion, Response } from '../../entities/response';
import type { Entry } from './entry';
import type { NameStaff } from './staff';

interface ExcludedGroup {
  readonly exclusion: Exclusion;
  responses: number;
}

/** Exclusions of responses, one for each person, reason and action on many responses. */
export interface Exclusions {
  add(response: Response): void;
  entries(staff: NameStaff): Entry[];
}

export const gatherExclusions = (): Exclusions => {
  const groups = new Map<string, ExcludedGroup>();
  return {
    add: ({ isExcluded, exclusion }) => {
      if (!isExcluded || !exclusion) return;
      const { by, reason, at, batchId } = exclusion;
      const key = JSON.stringify([by, reason, batchId ?? at.toISOString()]);
      const group = groups.get(key) ?? { exclusion, responses: 0 };
      group.responses += 1;
      groups.set(key, group);
    },
    entries: (staff) =>
      [...groups.values()]
        .sort((a, b) => a.exclusion.at.getTime() - b.exclusion.at.getTime())
        .map(({ exclusion: { at, reason, by }, responses }) => ({
          type: 'exclusion',
          at,
          body: { responses, reason, by: staff(by) },
        })),
  };
};

/** Commitments with their history. Who is responsible may be a name, and stays out. */
export const commitmentEntries = (
  { points, campaignId }: Commitments,
  { staff, now }: { readonly staff: NameStaff; readonly now: Date },
): Entry[] =>
  points.flatMap(({ history, revision: _, owner: __, ...point }) => [
    { type: 'commitment', at: history[0]?.at ?? now, body: { campaignId, ...point } },
    ...history.map(({ at, by, response, note }) => ({
      type: 'commitment-change',
      at,
      body: { id: point.id, response, note, by: staff(by) },
    })),
  ]);

/** Responses that belong together, and what was decided about them. */
export const decisionEntries = ({ waves }: Integrity, staff: NameStaff): Entry[] =>
  waves.map(({ sample: _, revision: __, progress: ___, decidedBy, ...wave }) => ({
    type: 'wave',
    at: new Date(wave.decidedAt ?? wave.until),
    body: { ...wave, decidedBy: decidedBy === null ? null : staff(decidedBy) },
  }));
