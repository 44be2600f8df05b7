import type { KnownCodes } from '../qr-code/known-codes';
import type { QrCodeCopy } from '../qr-code/qr-code-copies.repository';
import type { RecentKeys } from './recent-keys';
import type { Arrival } from './visit.domain';
import { headerOf, networkOf, visitorOf } from './visitor.domain';

/** The parameter of a public address that names the scanned QR code. */
export const VIA = 'via';

interface ScanTools {
  readonly codes: Pick<KnownCodes, 'find'>;
  /** The counted scans, so that a reloaded page counts once. */
  readonly scanned: RecentKeys;
  /** The product's public host. */
  readonly ownHost: string;
}

/** The scans of surveys and of sign-up pages, by the same rules. */
export interface Scans {
  /**
   * The scanned code. Null when it leads elsewhere or cannot be read now, and for programs. For visitors who ask not to be
   * tracked it is null too, except at a shared place: it must not mark them, and it does not count them.
   */
  codeOf(arrival: Arrival, leadsHere: (code: QrCodeCopy) => boolean): Promise<string | null>;
  /**
   * Counts a scan once per visitor within minutes. Visitors are recognised by network and browser, in memory only.
   */
  countOnce(code: string, arrival: Arrival, count: () => void): void;
}

/** The code in the referrer, when that is a page of the product: a change of language keeps the code. */
const viaOfPageBefore = ({ headers }: Arrival, ownHost: string): string | null => {
  const referrer = headerOf(headers, 'referer');
  if (referrer === '' || !URL.canParse(referrer)) return null;
  const { hostname, searchParams } = new URL(referrer);
  return hostname === ownHost ? searchParams.get(VIA) : null;
};

export const createScans = ({ codes, scanned, ownHost }: ScanTools): Scans => ({
  codeOf: async (arrival, leadsHere) => {
    const via = arrival.query[VIA] ?? viaOfPageBefore(arrival, ownHost);
    const { isCounted, isProgram } = visitorOf(arrival.headers);
    if (typeof via !== 'string' || isProgram) return null;
    const code = await codes.find(via).catch(() => null);
    if (!code?.isActive || !leadsHere(code)) return null;
    return isCounted || code.isSharedPlace ? code.id : null;
  },
  countOnce: (code, { headers }, count) => {
    const key = ['scan', code, networkOf(headers) ?? '', headerOf(headers, 'user-agent')].join(' ');
    if (scanned.find(key) !== null) return;
    scanned.note(key);
    count();
  },
});
