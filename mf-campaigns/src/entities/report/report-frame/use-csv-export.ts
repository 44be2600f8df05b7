import { isApiError, notify } from '@folkmoot/shell-sdk';
import { useState } from 'react';
import { messages } from './report-frame.messages';
import type { Asked } from './use-filters';

export interface CsvExport {
  campaignId: string;
  asked: Asked;
  /** Number of responses in the range, without filters. Undefined while unknown. */
  total: number | undefined;
}

const reason = (error: unknown): string =>
  isApiError(error, 'no_responses') ? messages.noResponses : messages.exportFailed;

/** Exports the responses of the range as CSV, with the progress in words while it runs. */
export const useCsvExport = ({ campaignId, asked, total = 0 }: CsvExport) => {
  const [progress, setProgress] = useState<string | null>(null);
  const run = async () => {
    if (total === 0) return notify.error(messages.noResponses);
    setProgress(messages.exporting(0, total));
    try {
      // The code that writes the file is loaded on demand.
      const { exportCsv } = await import('./build-csv');
      const onProgress = (done: number, of: number) => setProgress(messages.exporting(done, of));
      const count = await exportCsv({ campaignId, asked, onProgress }, total);
      notify.success(count === null ? messages.exportStarted : messages.exported(count));
    } catch (error) {
      notify.error(reason(error));
    } finally {
      setProgress(null);
    }
  };
  return { progress, run };
};
