import {
  exportReportOperation,
  isDomainError,
  type ReportMaking,
  watchReportMakingOperation,
} from '@folkmoot/contracts';
import { asUser, eventStream, file, route } from '@folkmoot/service-kit';
import { type MadeDocument, makeReportDocument } from './make-report-document.use-case';
import type { DocumentDeps, OnProgress } from './report-document.deps';

const UNKNOWN = 'internal_error';

/** A failure that the browser can show: its own words where it has some, and by what the log is found (E-69). */
const failedWith = (error: unknown, reference: string): ReportMaking => {
  const known = isDomainError(error) ? error : null;
  return { state: 'failed', code: known?.code ?? UNKNOWN, reason: known?.message ?? '', reference };
};

type Tell = (making: ReportMaking) => void;

/** Makes a document and tells of it until it is there, or is given up. */
const tellOfMaking = async (
  make: (watched: { onProgress: OnProgress; signal: AbortSignal }) => Promise<MadeDocument>,
  { tell, signal, reference }: { tell: Tell; signal: AbortSignal; reference: string },
): Promise<void> => {
  try {
    const onProgress: OnProgress = (done, total) => tell({ state: 'making', done, total });
    const { name, type, bytes } = await make({ onProgress, signal });
    tell({ state: 'done', name, type, file: bytes.toString('base64') });
  } catch (error) {
    if (signal.aborted) return;
    tell(failedWith(error, reference));
    if (!isDomainError(error)) throw error;
  }
};

export const reportDocumentRoutes = (deps: DocumentDeps) => [
  route(exportReportOperation, {
    handle: async ({ actor, params: { campaignId, format }, query: range, context: { signal } }) => {
      const wanted = { campaignId, format, range };
      const { bytes, name, type } = await makeReportDocument(deps, asUser(actor), wanted, { signal });
      return file(bytes, { type, name });
    },
  }),
  route(watchReportMakingOperation, {
    handle: async ({ actor, params: { campaignId }, query: { format, ...range }, context }) => {
      const user = asUser(actor);
      await deps.reader(actor).campaigns.get(campaignId);
      return eventStream((send, signal) =>
        tellOfMaking((watched) => makeReportDocument(deps, user, { campaignId, format, range }, watched), {
          tell: (data) => send({ event: 'report', data }),
          signal,
          reference: context.requestId,
        }),
      );
    },
  }),
];
