import { type ReportFormat, type ReportMaking, watchReportMakingOperation } from '@folkmoot/contracts/client';
import { hrefOf } from '@folkmoot/shell-sdk';
import { messages } from './report-frame.messages';
import type { Asked } from './use-filters';

/** Why a document could not be made, and by what it is found in the log. */
export class MakingFailed extends Error {
  constructor(
    readonly reason: string,
    readonly reference: string | null,
  ) {
    super(reason);
    this.name = 'MakingFailed';
  }
}

interface Wanted {
  readonly campaignId: string;
  readonly asked: Asked;
  readonly format: ReportFormat;
  readonly signal: AbortSignal;
  /** Whole percent. */
  readonly onProgress: (percent: number) => void;
}

type Made = Extract<ReportMaking, { state: 'done' }>;

const PERCENT = 100;

/** Has the server make a document and listens until it is there. To abort is to leave, and the server stops. */
export const followMaking = ({ campaignId, asked, format, signal, onProgress }: Wanted): Promise<Made> =>
  new Promise((resolve, reject) => {
    const query = { ...asked, format };
    const source = new EventSource(hrefOf(watchReportMakingOperation, { params: { campaignId }, query }));
    const end = (settle: () => void) => {
      source.close();
      signal.removeEventListener('abort', leave);
      settle();
    };
    const leave = () => end(() => reject(signal.reason));
    signal.addEventListener('abort', leave);
    source.addEventListener('report', (message) => {
      const told = JSON.parse(String(message.data)) as ReportMaking;
      if (told.state === 'making') onProgress(Math.round((told.done / Math.max(1, told.total)) * PERCENT));
      if (told.state === 'done') end(() => resolve(told));
      if (told.state === 'failed')
        end(() => reject(new MakingFailed(told.reason || messages.unknownReason, told.reference)));
    });
    // It would begin anew by itself; a document is made once for one click.
    source.onerror = () => end(() => reject(new MakingFailed(messages.lost, null)));
  });

/** The bytes of a made document. */
export const bytesOf = ({ file }: Made): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(file), (sign) => sign.charCodeAt(0));
