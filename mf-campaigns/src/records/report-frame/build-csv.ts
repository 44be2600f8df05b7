import {
  exportResponsesOperation,
  listResponsesOperation,
  type ReplyOf,
  type ResponseExport,
  startExportOperation,
} from '@folkmoot/contracts/client';
import { responsesCsv, responsesFileName } from '@folkmoot/question-types/export';
import { api, hrefOf } from '@folkmoot/shell-sdk';
import type { Days } from './date-range';

/** Up to so many responses the browser makes the file; above, the server streams the same bytes (E-71). */
const MOST_IN_BROWSER = 10_000;
const PAGE = 200;

interface Wanted {
  readonly campaignId: string;
  readonly days: Days;
  readonly onProgress: (done: number, of: number) => void;
}

const save = (href: string, name?: string): void => {
  const link = document.createElement('a');
  link.href = href;
  link.download = name ?? '';
  document.body.append(link);
  link.click();
  link.remove();
};

const linesOf = async ({ campaignId, days, onProgress }: Wanted, about: ResponseExport): Promise<string[]> => {
  const csv = responsesCsv(about);
  const lines = [csv.head()];
  let cursor: string | null = null;
  do {
    const query = { ...days, excluded: 'none' as const, limit: PAGE, ...(cursor ? { cursor } : {}) };
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

/** Saves the responses of a range as a file, and says how many they were. Rejects with an ApiError. */
export const exportCsv = async (wanted: Wanted, total: number): Promise<number> => {
  const { campaignId, days } = wanted;
  if (total > MOST_IN_BROWSER) {
    save(hrefOf(exportResponsesOperation, { params: { campaignId }, query: days }));
    return total;
  }
  const about = await api.call(startExportOperation, { params: { campaignId }, body: days });
  const lines = await linesOf(wanted, about);
  const address = URL.createObjectURL(new Blob(lines, { type: 'text/csv;charset=utf-8' }));
  save(address, responsesFileName(about));
  URL.revokeObjectURL(address);
  return about.responses;
};
