import type { SubscriberImport } from '@folkmoot/contracts';
import { type ImportLayout, type ImportRow, isResumable, type StoredImport } from '../../imports/import.domain';

const previewOf = ({ encoding, delimiter, quote, hasHeader, columns, emailColumn }: ImportLayout) => ({
  encoding,
  delimiter,
  quote,
  hasHeader,
  columns: columns.map((column) => ({ ...column, samples: [...column.samples] })),
  emailColumn,
});

export const toImportResponse = (given: StoredImport, rows: readonly ImportRow[]): SubscriberImport => {
  const { id, fileName, state, total, processed, added, merged, failed, problem, layout, choice } = given;
  return {
    id,
    fileName,
    // Nobody is shown an import whose file is still coming.
    state: state === 'uploading' ? 'preview' : state,
    total,
    processed,
    added,
    merged,
    failed,
    rows: [...rows],
    preview: layout && previewOf(layout),
    problem,
    isResumable: isResumable(given),
    tagIds: [...(choice?.tagIds ?? [])],
    consentSource: choice?.consentSource ?? '',
    createdAt: given.createdAt.toISOString(),
    finishedAt: given.finishedAt?.toISOString() ?? null,
  };
};
