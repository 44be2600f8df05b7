import {
  exportResponsesOperation,
  listResponsesOperation,
  type ReplyOf,
  type ResponseExport,
  startExportOperation,
} from '@folkmoot/contracts/client';
import { responsesCsv, responsesFileName } from '@folkmoot/response-export';
import { api, hrefOf } from '@folkmoot/shell-sdk';
import { saveFrom, saveParts } from '../../file';
import type { Asked } from './use-filters';

/** Up to so many responses the browser makes the file; above, the server streams the same bytes. */
const MOST_IN_BROWSER = 10_000;
const PAGE = 200;

interface Wanted {
  readonly campaignId: string;
  readonly asked: Asked;
  readonly onProgress: (done: number, of: number) => void;
}

const linesOf = async ({ campaignId, asked, onProgress }: Wanted, about: ResponseExport): Promise<string[]> => {
  const csv = responsesCsv(about);
  const lines = [csv.head()];
  let cursor: string | null = null;
  do {
    const query = {
      ...asked,
      excluded: 'none' as const,
      purpose: 'export' as const,
      limit: PAGE,
      ...(cursor ? { cursor } : {}),
    };
    const page: ReplyOf<typeof listResponsesOperation> = await api.call(listResponsesOperation, {
      params: { campaignId },
      query,
    });
    lines.push(...page.items.map(csv.row));
    onProgress(Math.min(lines.length - 1, about.responses), about.responses);
    cursor = page.nextCursor;
  } while (cursor);
  return [...lines, csv.foot()];
};

/**
 * Saves the responses as a file and resolves to their number, or to null when only the server knows it. Rejects with
 * an ApiError.
 */
export const exportCsv = async (wanted: Wanted, total: number): Promise<number | null> => {
  const { campaignId, asked } = wanted;
  if (total > MOST_IN_BROWSER) {
    saveFrom(hrefOf(exportResponsesOperation, { params: { campaignId }, query: asked }));
    return asked.where === undefined ? total : null;
  }
  const about = await api.call(startExportOperation, { params: { campaignId }, body: asked });
  const lines = await linesOf(wanted, about);
  saveParts(lines, 'text/csv;charset=utf-8', responsesFileName(about));
  return about.responses;
};
