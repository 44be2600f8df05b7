import {
  exportReportOperation,
  isDomainError,
  type ReportMaking,
  watchReportMakingOperation,
} from '@folkmoot/contracts';
import { eventStream, file } from '@folkmoot/service-kit';
import { type MadeDocument, makeReportDocument } from './make-report-document.use-case';
import type { DocumentTools, OnProgress, ReportApp } from './report.types';

const UNKNOWN = 'internal_error';

/** A failure that the browser can show: the text of a known error, and the reference for the log. */
const failedWith = (error: unknown, reference: string): ReportMaking => {
  const known = isDomainError(error) ? error : null;
  return { state: 'failed', code: known?.code ?? UNKNOWN, reason: known?.message ?? '', reference };
};

type Send = (making: ReportMaking) => void;

/** Creates a document and streams the progress until it is complete or has failed. */
const streamMaking = async (
  make: (watch: { onProgress: OnProgress; signal: AbortSignal }) => Promise<MadeDocument>,
  { send, signal, reference }: { send: Send; signal: AbortSignal; reference: string },
): Promise<void> => {
  try {
    const onProgress: OnProgress = (done, total) => send({ state: 'making', done, total });
    const { name, type, bytes } = await make({ onProgress, signal });
    send({ state: 'done', name, type, file: bytes.toString('base64') });
  } catch (error) {
    if (signal.aborted) return;
    send(failedWith(error, reference));
    if (!isDomainError(error)) throw error;
  }
};

export const reportDocumentRoutes = ({ route }: ReportApp, tools: DocumentTools) => [
  route(exportReportOperation, {
    handle: async ({ context, params: { campaignId, format }, query: range, request: { signal } }) => {
      const { bytes, name, type } = await makeReportDocument(context, { campaignId, format, range, signal }, tools);
      return file(bytes, { type, name });
    },
  }),
  route(watchReportMakingOperation, {
    handle: async ({ context, params: { campaignId }, query: { format, ...range }, request }) => {
      await context.reader(context.actor).campaigns.get(campaignId);
      return eventStream((send, signal) =>
        streamMaking((watch) => makeReportDocument(context, { campaignId, format, range, ...watch }, tools), {
          send: (data) => send({ event: 'report', data }),
          signal,
          reference: request.requestId,
        }),
      );
    },
  }),
];
