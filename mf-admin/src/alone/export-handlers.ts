import {
  type CouncilExport,
  cancelCouncilExportOperation,
  listCouncilExportsOperation,
  resumeCouncilExportOperation,
  startCouncilExportOperation,
} from '@folkmoot/contracts/client';
import { type Handler, handle, problem } from '@folkmoot/shell-sdk/alone';

const BEGUN = '2026-03-02T09:00:00.000Z';
const KEPT = '2026-03-09T09:00:00.000Z';

/** Exports go on a step whenever somebody looks, and are done after the third. */
export const onCouncilExports = (): Handler[] => {
  let items: CouncilExport[] = [];
  const change = (id: string, changes: Partial<CouncilExport>): CouncilExport => {
    const found = items.find((each) => each.id === id);
    if (!found) throw problem('not_found');
    const changed = { ...found, ...changes };
    items = items.map((each) => (each.id === id ? changed : each));
    return changed;
  };
  const step = (given: CouncilExport): CouncilExport => {
    if (given.state !== 'waiting' && given.state !== 'running') return given;
    const done = given.total === null ? 0 : given.done + 400;
    if (done >= 1_200) {
      return { ...given, state: 'done', done: 1_200, at: null, bytes: 640_000, finishedAt: BEGUN, expiresAt: KEPT };
    }
    return { ...given, state: 'running', done, total: 1_200, at: { service: 'campaigns', kind: 'responses' } };
  };
  return [
    handle(listCouncilExportsOperation, ({ params }) => {
      items = items.map(step);
      return { items: items.filter(({ councilId }) => councilId === params.councilId) };
    }),
    handle(startCouncilExportOperation, ({ params }) => {
      const fresh: CouncilExport = {
        id: `export-${items.length + 1}`,
        councilId: params.councilId,
        state: 'waiting',
        createdAt: BEGUN,
        finishedAt: null,
        expiresAt: null,
        done: 0,
        total: null,
        at: null,
        bytes: 0,
        problem: null,
      };
      items = [fresh, ...items];
      return fresh;
    }),
    handle(cancelCouncilExportOperation, ({ params }) =>
      change(params.exportId, { state: 'cancelled', finishedAt: BEGUN, expiresAt: KEPT }),
    ),
    handle(resumeCouncilExportOperation, ({ params }) =>
      change(params.exportId, { state: 'waiting', finishedAt: null, expiresAt: null }),
    ),
  ];
};
