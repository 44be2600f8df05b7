import type { ImportWarning, ImportTrial as ShownTrial, SubscriberImport } from '@folkmoot/contracts';
import {
  type ImportLayout,
  type ImportRow,
  type ImportTrial,
  isResumable,
  modeOf,
  type StoredImport,
} from '../../entities/import';

const previewOf = ({ encoding, delimiter, quote, hasHeader, columns, emailColumn }: ImportLayout) => ({
  encoding,
  delimiter,
  quote,
  hasHeader,
  columns: columns.map(({ index, name, samples, values }) => ({
    ...{ index, name, samples: [...samples] },
    ...(values ? { values: [...values] } : {}),
  })),
  emailColumn,
});

const warningsOf = (warnings: readonly ImportWarning[]): ImportWarning[] =>
  warnings.map((warning) => ({ ...warning, lines: [...warning.lines] }));

const trialOf = ({ id: _, warnings, ...trial }: ImportTrial, rows: readonly ImportRow[]): ShownTrial => ({
  ...trial,
  rows: [...rows],
  warnings: warningsOf(warnings),
});

/** Refused rows, of the import or of its trial. */
interface Refused {
  readonly rows: readonly ImportRow[];
  readonly trialRows: readonly ImportRow[];
}

const none: Refused = { rows: [], trialRows: [] };

export const toImportResponse = (stored: StoredImport, { rows, trialRows }: Refused = none): SubscriberImport => {
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
    ...(choice ? { mode: modeOf(choice), columns: [...(choice.columns ?? [])] } : {}),
    warnings: warningsOf(stored.warnings ?? []),
    trial: stored.trial ? trialOf(stored.trial, trialRows) : null,
    createdAt: stored.createdAt.toISOString(),
    finishedAt: stored.finishedAt?.toISOString() ?? null,
  };
};
