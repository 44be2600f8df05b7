import { DomainError, type ReportFormat, reportExportedEvent, type UserActor } from '@folkmoot/contracts';
import { documentHtml } from '@folkmoot/service-kit/paper';
import { reportFileName } from '../../records/question-export';
import { reportContent } from './report-content';
import type { DocumentDeps, DocumentRange, OnProgress } from './report-document.deps';

interface Wanted {
  readonly campaignId: string;
  readonly range: DocumentRange;
  readonly format: ReportFormat;
}

interface Watched {
  readonly onProgress?: OnProgress;
  readonly signal?: AbortSignal;
}

export interface MadeDocument {
  readonly name: string;
  readonly type: string;
  readonly bytes: Buffer;
}

const types: Readonly<Record<ReportFormat, string>> = { pdf: 'application/pdf', html: 'text/html; charset=utf-8' };

const noted = ({ unitOfWork }: DocumentDeps, actor: UserActor, { campaignId, format }: Wanted, responses: number) =>
  unitOfWork(actor, async ({ outbox }) => {
    await outbox.add(reportExportedEvent, {
      aggregate: { type: 'campaign', id: campaignId, revision: 1 },
      payload: { campaignId, change: format, responses },
    });
  });

/**
 * The report as a document; that it was taken out is in the activity log. Nothing of it is kept. Throws
 * campaign_not_found, no_responses; rejects when the signal aborts.
 */
export const makeReportDocument = async (
  deps: DocumentDeps,
  actor: UserActor,
  wanted: Wanted,
  { onProgress, signal }: Watched = {},
): Promise<MadeDocument> => {
  const { campaignId, range, format } = wanted;
  const { report, content } = await reportContent(deps, actor, campaignId, range);
  if (report.responses === 0) throw new DomainError('no_responses');
  const bytes =
    format === 'pdf'
      ? await deps.draw({ of: 'document', content }, { onProgress, signal })
      : Buffer.from(documentHtml(content));
  signal?.throwIfAborted();
  await noted(deps, actor, wanted, report.responses);
  const { timezone } = report;
  const about = { campaign: report.title, generatedAt: deps.clock.now().toISOString(), timezone };
  return { name: reportFileName(about, format), type: types[format], bytes };
};
