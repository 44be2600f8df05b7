import {
  exportIntegrityStatementOperation,
  exportResponsesFileOperation,
  exportResponsesOperation,
  type ResponseFileFormat,
} from '@folkmoot/contracts/client';
import { hrefOf, notify } from '@folkmoot/shell-sdk';
import { saveFrom } from '../../file';
import { messages } from './report-frame.messages';
import type { CsvExport } from './use-csv-export';

export const streamedFormats = ['xlsx', 'sav', 'options', 'jsonl'] as const;
export type StreamedFormat = (typeof streamedFormats)[number];

const hrefIn = (format: StreamedFormat, { campaignId, asked }: CsvExport): string => {
  if (format === 'options')
    return hrefOf(exportResponsesOperation, { params: { campaignId }, query: { ...asked, columns: 'options' } });
  const file: ResponseFileFormat = format;
  return hrefOf(exportResponsesFileOperation, { params: { campaignId, format: file }, query: asked });
};

/** The integrity statement, to go with the files. */
export const saveStatement = (campaignId: string): void => {
  saveFrom(hrefOf(exportIntegrityStatementOperation, { params: { campaignId } }));
  notify.success(messages.exportStarted);
};

/** Formats that the server streams. The browser saves them and shows the progress. */
export const useFileExport = (wanted: CsvExport) => (format: StreamedFormat) => {
  if (!wanted.total) return notify.error(messages.noResponses);
  saveFrom(hrefIn(format, wanted));
  notify.success(messages.exportStarted);
};
