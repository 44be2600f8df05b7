import type { CouncilExport } from '@folkmoot/contracts';
import { type ExportPart, isUnderWay, nextPart, type StoredCouncilExport } from '../../records/council-export.domain';

const sum = (parts: readonly ExportPart[], figure: (part: ExportPart) => number): number =>
  parts.reduce((total, part) => total + figure(part), 0);

/** As system administrators see it. */
export const toCouncilExport = (given: StoredCouncilExport): CouncilExport => {
  const parts = given.parts ?? [];
  const at = nextPart(parts);
  return {
    id: given.id,
    councilId: given.councilId,
    state: given.state,
    createdAt: given.createdAt.toISOString(),
    finishedAt: given.finishedAt?.toISOString() ?? null,
    expiresAt: isUnderWay(given) || given.state === 'expired' ? null : given.keepUntil.toISOString(),
    done: sum(parts, ({ lines }) => lines),
    // What came to be while it was being made is taken along.
    total: given.parts && sum(parts, ({ expected, lines, isDone }) => (isDone ? lines : Math.max(expected, lines))),
    at: at && { service: at.service, kind: at.kind },
    bytes: sum(parts, ({ bytes }) => bytes),
    problem: given.problem,
  };
};
