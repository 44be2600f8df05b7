import type { CouncilExport } from '@folkmoot/contracts';
import { type ExportPart, isUnderWay, nextPart, type StoredCouncilExport } from '../../entities/council-export';

const sum = (parts: readonly ExportPart[], figure: (part: ExportPart) => number): number =>
  parts.reduce((total, part) => total + figure(part), 0);

/** An export as system administrators see it. */
export const toCouncilExport = (stored: StoredCouncilExport): CouncilExport => {
  const parts = stored.parts ?? [];
  const at = nextPart(parts);
  return {
    id: stored.id,
    councilId: stored.councilId,
    state: stored.state,
    createdAt: stored.createdAt.toISOString(),
    finishedAt: stored.finishedAt?.toISOString() ?? null,
    expiresAt: isUnderWay(stored) || stored.state === 'expired' ? null : stored.keepUntil.toISOString(),
    done: sum(parts, ({ lines }) => lines),
    // Items created during the export are exported too, so the total may grow.
    total: stored.parts && sum(parts, ({ expected, lines, isDone }) => (isDone ? lines : Math.max(expected, lines))),
    at: at && { service: at.service, kind: at.kind },
    bytes: sum(parts, ({ bytes }) => bytes),
    problem: stored.problem,
  };
};
