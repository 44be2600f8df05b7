import { DomainError, type ReportAudience, type ReportFormat, reportExportedEvent } from '@folkmoot/contracts';
import { reportFileName } from '@folkmoot/response-export';
import type { DocumentContext, DocumentTools, OnProgress } from './report.types';
import { type Arranged, readFacts } from './report-facts';

export interface DocumentRequest {
  readonly campaignId: string;
  readonly arranged: Arranged;
  readonly format: ReportFormat;
  /** Default: publication, because what has left cannot be taken back. */
  readonly audience?: ReportAudience | undefined;
  readonly onProgress?: OnProgress;
  readonly signal?: AbortSignal;
}

export interface MadeDocument {
  readonly name: string;
  readonly type: string;
  readonly bytes: Buffer;
}

const types: Readonly<Record<ReportFormat, string>> = {
  pdf: 'application/pdf',
  html: 'text/html; charset=utf-8',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
};

/** Logs the export in the activity log. */
const publishExport = (
  { actor, unitOfWork }: DocumentContext,
  { campaignId, format, audience = 'publication' }: DocumentRequest,
  responses: number,
) =>
  unitOfWork(actor, async ({ outbox }) => {
    await outbox.add(reportExportedEvent, {
      aggregate: { type: 'campaign', id: campaignId, revision: 1 },
      payload: { campaignId, change: format, audience, responses },
    });
  });

/**
 * Creates the report document and logs it in the activity log. The document is not stored. Throws campaign_not_found,
 * no_responses; rejects when the signal aborts.
 */
export const makeReportDocument = async (
  context: DocumentContext,
  request: DocumentRequest,
  tools: DocumentTools,
): Promise<MadeDocument> => {
  const { campaignId, arranged, format, audience = 'publication', onProgress, signal } = request;
  const facts = await readFacts(context, { campaignId, audience, ...arranged }, tools);
  const { report } = facts;
  if (report.responses === 0) throw new DomainError('no_responses');
  const bytes = await tools.print({ facts, format }, { onProgress, signal });
  signal?.throwIfAborted();
  await publishExport(context, request, report.responses);
  const { timezone } = report;
  const about = { campaign: report.title, generatedAt: context.clock.now().toISOString(), timezone };
  return { name: reportFileName(about, format, audience), type: types[format], bytes };
};
