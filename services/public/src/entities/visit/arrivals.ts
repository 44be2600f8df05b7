import type { PublishedSurvey } from '../published-survey/campaign-copy.domain';
import type { KnownCodes } from '../qr-code/known-codes';
import type { RecentKeys } from './recent-keys';
import type { Arrival, Arrivals, ArrivedVisit } from './visit.domain';
import { headerOf, isShownAgain, networkOf, referrerTypeOf, visitorOf } from './visitor.domain';

/** The parameter of a survey's address that names the scanned QR code. */
export const VIA = 'via';

interface ScanTools {
  readonly codes: Pick<KnownCodes, 'find'>;
  /** The counted scans, so that a reloaded page counts once. */
  readonly scanned: RecentKeys;
  readonly countScan: (survey: PublishedSurvey, qrCodeId: string) => void;
  /** The product's public host. */
  readonly ownHost: string;
}

/** The code in the referrer, when that is a page of this survey: a change of language keeps the code. */
const viaOfPageBefore = ({ headers }: Arrival, ownHost: string): string | null => {
  const referrer = headerOf(headers, 'referer');
  if (referrer === '' || !URL.canParse(referrer)) return null;
  const { hostname, searchParams } = new URL(referrer);
  return hostname === ownHost ? searchParams.get(VIA) : null;
};

/** The scanned code; null when it is not of this survey or cannot be read now. */
const codeOf = async (
  { codes, ownHost }: ScanTools,
  survey: PublishedSurvey,
  arrival: Arrival,
): Promise<string | null> => {
  const via = arrival.query[VIA] ?? viaOfPageBefore(arrival, ownHost);
  if (typeof via !== 'string') return null;
  const code = await codes.find(via).catch(() => null);
  return code?.isActive && code.campaignId === survey.campaign.id ? code.id : null;
};

/**
 * Derives from an arrival what may be counted. A scan counts once per visitor within minutes. Visitors are recognised
 * by network and browser, in memory only.
 */
export const createArrivals = (tools: ScanTools): Arrivals => {
  const countOnce = (survey: PublishedSurvey, code: string, { headers }: Arrival): void => {
    const key = ['scan', code, networkOf(headers) ?? '', headerOf(headers, 'user-agent')].join(' ');
    if (tools.scanned.find(key) !== null) return;
    tools.scanned.note(key);
    tools.countScan(survey, code);
  };
  return async (survey, arrival): Promise<ArrivedVisit> => {
    const visitor = visitorOf(arrival.headers);
    const code = visitor.isCounted ? await codeOf(tools, survey, arrival) : null;
    if (code !== null) countOnce(survey, code, arrival);
    const medium = arrival.query.utm_medium;
    const known = { ownHost: tools.ownHost, isByCode: code !== null, medium };
    const referrerType = referrerTypeOf(headerOf(arrival.headers, 'referer'), known);
    const isAgain = isShownAgain(arrival.headers, `/${survey.council.slug}/survey/${survey.campaign.id}`);
    return { visitor, referrerType, qrCodeId: code, questionId: null, isAgain };
  };
};
