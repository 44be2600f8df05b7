import type { SubscriberImport } from '@folkmoot/contracts';
import { type ImportLayout, type ImportRow, isResumable, type StoredImport } from '../../entities/import';

const previewOf = ({ encoding, delimiter, quote, hasHeader, columns, emailColumn }: ImportLayout) => ({
  encoding,
  delimiter,
  quote,
  hasHeader,
  columns: columns.map((column) => ({ ...column, samples: [...column.samples] })),
  emailColumn,
});

export const toImportResponse = (stored: StoredImport, rows: readonly ImportRow[]): SubscriberImport => {
  const { id, fileName, state, total, processed, added, merged, failed, problem, layout, choice } = stored;
  return {
    id,
    fileName,
    // `uploading` is internal; no response contains such an import.
    state: state === 'uploading' ? 'preview' : state,
    total,
    processed,
    added,
    merged,
    failed,
    rows: [...rows],
    preview: layout && previewOf(layout),
    problem,
    isResumable: isResumable(stored),
    tagIds: [...(choice?.tagIds ?? [])],
    consentSource: choice?.consentSource ?? '',
    createdAt: stored.createdAt.toISOString(),
    finishedAt: stored.finishedAt?.toISOString() ?? null,
  };
};
