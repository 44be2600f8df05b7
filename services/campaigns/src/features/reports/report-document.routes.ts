import {
  type ChartFormat,
  exportReportOperation,
  getReportChartOperation,
  isDomainError,
  previewReportLayoutOperation,
  type ReportAudience,
  type ReportMaking,
  watchReportMakingOperation,
} from '@folkmoot/contracts';
import { eventStream, file } from '@folkmoot/service-kit';
import { drawReportChart } from './draw-report-chart.use-case';
import { type MadeDocument, makeReportDocument } from './make-report-document.use-case';
import { previewReport } from './preview-report.use-case';
import type { DocumentContext, DocumentRange, DocumentTools, OnProgress, ReportApp } from './report.types';
import { type Arranged, savedArrangement } from './report-facts';

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

type Query = DocumentRange & {
  readonly layout?: 'saved' | undefined;
  readonly audience?: ReportAudience | undefined;
};

/** Every document is arranged as it is saved. The range is that of the query, or the saved one. */
const arrangedFor = (
  context: DocumentContext,
  campaignId: string,
  { layout, audience: _, ...range }: Query,
): Promise<Arranged> => savedArrangement(context, campaignId, layout === 'saved' ? undefined : range);

const chartTypes: Readonly<Record<ChartFormat, string>> = { svg: 'image/svg+xml', png: 'image/png' };

/** The SVG has words of residents and of staff, so it may run nothing. */
const CHART_HEADERS = { 'Content-Security-Policy': "default-src 'none'; img-src data:; style-src 'unsafe-inline'" };

export const reportDocumentRoutes = ({ route }: ReportApp, tools: DocumentTools) => [
  route(exportReportOperation, {
    handle: async ({ context, params: { campaignId, format }, query, request: { signal } }) => {
      const arranged = await arrangedFor(context, campaignId, query);
      const { bytes, name, type } = await makeReportDocument(
        context,
        { campaignId, format, arranged, audience: query.audience, signal },
        tools,
      );
      return file(bytes, { type, name });
    },
  }),
  route(watchReportMakingOperation, {
    handle: async ({ context, params: { campaignId }, query: { format, ...query }, request }) => {
      const arranged = await arrangedFor(context, campaignId, query);
      return eventStream((send, signal) =>
        streamMaking(
          (watch) =>
            makeReportDocument(context, { campaignId, format, arranged, audience: query.audience, ...watch }, tools),
          {
            send: (data) => send({ event: 'report', data }),
            signal,
            reference: request.requestId,
          },
        ),
      );
    },
  }),
  route(previewReportLayoutOperation, {
    handle: ({ context, params }) => previewReport(context, params.campaignId, tools),
  }),
  route(getReportChartOperation, {
    handle: async ({ context, params, query: { format, chart, language, audience, ...range } }) => {
      const body = await drawReportChart(context, { ...params, range, chart, format, language, audience }, tools);
      return file(body, { type: chartTypes[format], headers: CHART_HEADERS });
    },
  }),
];
