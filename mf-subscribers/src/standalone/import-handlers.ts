import {
  cancelImportOperation,
  cancelImportTrialOperation,
  createImportOperation,
  getImportOperation,
  listImportsOperation,
  readImportAgainOperation,
  resumeImportOperation,
  type SubscriberImport,
  startImportOperation,
  tryImportOperation,
} from '@folkmoot/contracts/client';
import { residentAddress } from '@folkmoot/sample-data/subscribers';
import { type Handler, handle, problem } from '@folkmoot/shell-sdk/standalone';

/** Number of rows that a sample import processes per request. */
const STEP = 400;
const HOUR_MS = 3_600_000;

const sample = (id: string, patch: Partial<SubscriberImport>): SubscriberImport => ({
  id,
  fileName: 'spring fair.csv',
  state: 'done',
  total: 1200,
  processed: 1200,
  added: 1104,
  merged: 93,
  failed: 3,
  rows: [
    { line: 17, email: 'amy.archer[at]residents.example', reason: 'This is not an email address' },
    { line: 402, email: '', reason: 'There is no email address in this row' },
    {
      line: 977,
      email: residentAddress(4),
      reason: 'Has unsubscribed: only they can come back, by signing up themselves',
    },
  ],
  preview: {
    encoding: 'Windows-1252',
    delimiter: ';',
    quote: '"',
    hasHeader: true,
    columns: [
      { index: 0, name: 'First name', samples: ['Amy', 'Ben', 'Carys'] },
      { index: 1, name: 'E-Mail', samples: [0, 1, 2].map(residentAddress) },
      { index: 2, name: 'Town', samples: ['Upton', 'Riverside', 'Upton'], values: ['Riverside', 'Upton'] },
    ],
    emailColumn: 1,
  },
  problem: null,
  isResumable: false,
  tagIds: ['tag-0'],
  consentSource: 'Paper forms of the spring fair',
  createdAt: new Date(Date.now() - 30 * HOUR_MS).toISOString(),
  finishedAt: new Date(Date.now() - 29 * HOUR_MS).toISOString(),
  ...patch,
});

const stopped = { state: 'cancelled', processed: 500, added: 480, merged: 19, failed: 1, isResumable: true } as const;

/** Earlier imports, and one that starts with an uploaded file. Each request advances a running import. */
export const onImports = (): Handler[] => {
  const imports = [sample('import-2', { ...stopped, fileName: 'old newsletter.csv' }), sample('import-1', {})];
  const find = (id: string): SubscriberImport => {
    const run = imports.find((each) => each.id === id);
    if (!run) throw problem('not_found');
    return run;
  };
  const change = (id: string, patch: Partial<SubscriberImport>): SubscriberImport => {
    const after = { ...find(id), ...patch };
    imports[imports.findIndex((each) => each.id === id)] = after;
    return after;
  };
  const move = (run: SubscriberImport): SubscriberImport => {
    if (run.state !== 'queued' && run.state !== 'running') return run;
    const processed = Math.min(run.total, run.processed + STEP);
    const isDone = processed === run.total;
    return change(run.id, { state: isDone ? 'done' : 'running', processed, added: processed });
  };
  return [
    handle(createImportOperation, () => {
      const nothing = { processed: 0, added: 0, merged: 0, failed: 0, rows: [], finishedAt: null };
      const id = `import-${imports.length + 1}`;
      const fresh = { ...nothing, state: 'preview', tagIds: [], createdAt: new Date().toISOString() } as const;
      imports.unshift(sample(id, { ...fresh, tagIds: [] }));
      return { id };
    }),
    handle(listImportsOperation, () => ({
      items: imports.filter(({ state }) => state !== 'preview'),
      nextCursor: null,
    })),
    handle(getImportOperation, ({ params }) => move(find(params.importId))),
    handle(startImportOperation, ({ params, body }) =>
      change(params.importId, {
        state: 'queued',
        tagIds: body.tagIds,
        consentSource: body.consentSource,
        mode: body.mode ?? 'add',
      }),
    ),
    handle(readImportAgainOperation, ({ params, body }) => {
      const { preview } = find(params.importId);
      return change(params.importId, { preview: preview && { ...preview, ...body } });
    }),
    handle(tryImportOperation, ({ params, body }) => {
      const { total } = find(params.importId);
      const counts = { total, processed: total, added: total - 96, merged: 93, failed: 3 };
      return change(params.importId, {
        trial: { ...counts, state: 'done', rows: [], warnings: [], choice: body, problem: null },
      });
    }),
    handle(cancelImportTrialOperation, ({ params }) => change(params.importId, { trial: null })),
    handle(cancelImportOperation, ({ params }) => change(params.importId, { state: 'cancelled', isResumable: true })),
    handle(resumeImportOperation, ({ params }) => change(params.importId, { state: 'queued', isResumable: false })),
  ];
};
