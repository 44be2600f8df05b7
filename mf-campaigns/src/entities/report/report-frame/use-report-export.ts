import type { Report, ReportAudience, ReportFormat } from '@folkmoot/contracts/client';
import { isApiError, notify, useSession } from '@folkmoot/shell-sdk';
import { useRef, useState } from 'react';
import { missingForReport } from './report-checks';
import { messages } from './report-frame.messages';
import type { Asked } from './use-filters';
import type { RangeChoice } from './use-range';

export interface ReportExport {
  readonly campaignId: string;
  readonly range: RangeChoice;
  readonly report: Report | undefined;
  /** Days, round and filters as query parameters for the server. */
  readonly asked: Asked;
}

/** The document that a person wants. */
interface WantedDocument {
  readonly format: ReportFormat;
  readonly audience: ReportAudience;
}

interface Failure extends WantedDocument {
  readonly reason: string;
  readonly reference: string | null;
}

/** The current step: working, asking the person, or failed. */
export type ExportState =
  | { readonly is: 'idle' }
  | { readonly is: 'asking'; readonly format: ReportFormat; readonly lacksAnalysis: boolean }
  | { readonly is: 'working'; readonly text: string; readonly percent: number }
  | { readonly is: 'incomplete'; readonly missing: readonly string[] }
  | { readonly is: 'failed'; readonly failure: Failure };

const idle: ExportState = { is: 'idle' };

const PERCENT = 100;

/** The code that creates documents is loaded on demand. */
const parts = async () => ({
  ...(await import('./follow-making')),
  ...(await import('./analyse-first')),
  ...(await import('../../file')),
});

const failureOf = async (wanted: WantedDocument, error: unknown): Promise<Failure> => {
  const { MakingFailed } = await parts();
  if (error instanceof MakingFailed) return { ...wanted, reason: error.reason, reference: error.reference };
  if (isApiError(error)) return { ...wanted, reason: error.message, reference: error.requestId ?? null };
  return { ...wanted, reason: messages.unknownReason, reference: null };
};

type SetState = (state: ExportState) => void;

const make = async (
  { campaignId, asked }: ReportExport,
  { format, audience }: WantedDocument,
  setState: SetState,
  signal: AbortSignal,
) => {
  const { followMaking, bytesOf, saveParts } = await parts();
  const working = (percent: number) => setState({ is: 'working', text: messages.making[format], percent });
  working(0);
  const made = await followMaking({ campaignId, asked, audience, format, signal, onProgress: working });
  saveParts([bytesOf(made)], made.type, made.name);
  notify.success(messages.saved(made.name));
};

const analyse = async ({ campaignId, range }: ReportExport, setState: SetState, signal: AbortSignal) => {
  const { analyseFirst } = await parts();
  const onProgress = (done: number, of: number) =>
    setState({ is: 'working', text: messages.analysing(done, of), percent: (done / of) * PERCENT });
  onProgress(0, 4);
  await analyseFirst({ campaignId, range }, { signal, onProgress });
};

/** The way to a report: checks, the questions about its readers and about AI, the making with its progress; it can be stopped at any time. */
export const useReportExport = (source: ReportExport) => {
  const { council } = useSession();
  const [state, setState] = useState<ExportState>(idle);
  const stop = useRef<AbortController>(null);
  const attempt = async (wanted: WantedDocument, work: (signal: AbortSignal) => Promise<ExportState>) => {
    const own = new AbortController();
    stop.current = own;
    const mayShow = () => stop.current === own;
    try {
      const next = await work(own.signal);
      if (mayShow()) setState(next);
    } catch (error) {
      if (mayShow() && !own.signal.aborted) setState({ is: 'failed', failure: await failureOf(wanted, error) });
    }
  };
  const { report, range, campaignId } = source;
  return {
    state,
    dismiss: () => setState(idle),
    cancel: () => {
      stop.current?.abort();
      setState(idle);
    },
    begin: (format: ReportFormat) => {
      const missing = missingForReport({ report, council, days: range.days });
      if (missing.length > 0) return setState({ is: 'incomplete', missing });
      void attempt({ format, audience: 'publication' }, async (signal) => {
        const { hasAnalysis } = await parts();
        // Analyses are of whole days, so a round or a filter has none.
        const hasNone = range.round !== undefined || source.asked.where !== undefined;
        const isThere = hasNone || (await hasAnalysis({ campaignId, range }, signal));
        return { is: 'asking', format, lacksAnalysis: !isThere };
      });
    },
    proceed: (wanted: WantedDocument, isAnalysedFirst: boolean) =>
      void attempt(wanted, async (signal) => {
        if (isAnalysedFirst) await analyse(source, setState, signal);
        await make(source, wanted, setState, signal);
        return idle;
      }),
  };
};
export type ReportExportState = ReturnType<typeof useReportExport>;
