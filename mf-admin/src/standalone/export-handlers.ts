import {
  type CouncilExport,
  cancelCouncilExportOperation,
  listCouncilExportsOperation,
  resumeCouncilExportOperation,
  startCouncilExportOperation,
} from '@folkmoot/contracts/client';
import { type Handler, handle, problem } from '@folkmoot/shell-sdk/standalone';

const BEGUN = '2026-03-02T09:00:00.000Z';
const KEPT = '2026-03-09T09:00:00.000Z';

/** An export advances with each request and completes after the third. */
export const onCouncilExports = (): Handler[] => {
  let items: CouncilExport[] = [];
  const change = (id: string, changes: Partial<CouncilExport>): CouncilExport => {
    const item = items.find((each) => each.id === id);
    if (!item) throw problem('not_found');
    const changed = { ...item, ...changes };
    items = items.map((each) => (each.id === id ? changed : each));
    return changed;
  };
  const step = (item: CouncilExport): CouncilExport => {
    if (item.state !== 'waiting' && item.state !== 'running') return item;
    const done = item.total === null ? 0 : item.done + 400;
    if (done >= 1_200) {
      return { ...item, state: 'done', done: 1_200, at: null, bytes: 640_000, finishedAt: BEGUN, expiresAt: KEPT };
    }
    return { ...item, state: 'running', done, total: 1_200, at: { service: 'campaigns', kind: 'responses' } };
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
