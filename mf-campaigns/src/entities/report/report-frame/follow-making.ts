import {
  type ReportAudience,
  type ReportFormat,
  type ReportMaking,
  watchReportMakingOperation,
} from '@folkmoot/contracts/client';
import { hrefOf } from '@folkmoot/shell-sdk';
import { messages } from './report-frame.messages';
import type { Asked } from './use-filters';

/** A range with filters, or the arrangement that is saved. */
export type Documented = Asked | { readonly layout: 'saved' };

/** The failure of a document, with the reference to find it in the log. */
export class MakingFailed extends Error {
  constructor(
    readonly reason: string,
    readonly reference: string | null,
  ) {
    super(reason);
    this.name = 'MakingFailed';
  }
}

export interface Wanted {
  readonly campaignId: string;
  readonly asked: Documented;
  readonly format: ReportFormat;
  readonly audience: ReportAudience;
  readonly signal: AbortSignal;
  /** Whole percent. */
  readonly onProgress: (percent: number) => void;
}

type Made = Extract<ReportMaking, { state: 'done' }>;

const PERCENT = 100;

/**
 * Starts a document on the server and listens until it is ready. Aborting closes the connection, and the server
 * stops.
 */
export const followMaking = ({ campaignId, asked, format, audience, signal, onProgress }: Wanted): Promise<Made> =>
  new Promise((resolve, reject) => {
    const query = { ...asked, audience, format };
    const source = new EventSource(hrefOf(watchReportMakingOperation, { params: { campaignId }, query }));
    const end = (settle: () => void) => {
      source.close();
      signal.removeEventListener('abort', leave);
      settle();
    };
    const leave = () => end(() => reject(signal.reason));
    signal.addEventListener('abort', leave);
    source.addEventListener('report', (message) => {
      const making = JSON.parse(String(message.data)) as ReportMaking;
      if (making.state === 'making') onProgress(Math.round((making.done / Math.max(1, making.total)) * PERCENT));
      if (making.state === 'done') end(() => resolve(making));
      if (making.state === 'failed')
        end(() => reject(new MakingFailed(making.reason || messages.unknownReason, making.reference)));
    });
    // EventSource reconnects automatically, which would create the document again. One click creates one document.
    source.onerror = () => end(() => reject(new MakingFailed(messages.lost, null)));
  });

/** The bytes of a finished document. */
export const bytesOf = ({ file }: Made): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(file), (sign) => sign.charCodeAt(0));
