import type { PublishedSurvey } from '../../published/campaign-copy.domain';
import type { KnownCodes } from '../../qr-codes/known-codes';
import type { SeenRecently } from '../../timing/seen-recently';
import type { Arrival, Arrivals, ArrivedVisit } from '../../visitor/visit.domain';
import { headerOf, isShownAgain, networkOf, referrerTypeOf, visitorOf } from '../../visitor/visitor.domain';

/** What says in a survey's address that a QR code led there. */
export const VIA = 'via';

interface Deps {
  readonly codes: Pick<KnownCodes, 'find'>;
  /** Which scans were counted, so that a page that is loaded again counts once. */
  readonly scanned: SeenRecently;
  readonly countScan: (survey: PublishedSurvey, qrCodeId: string) => void;
  /** The host that the product is reached at. */
  readonly ownHost: string;
}

/** What the page before said, where that was of this survey: a change of language keeps the way by which somebody came. */
const viaOfPageBefore = ({ headers }: Arrival, ownHost: string): string | null => {
  const referrer = headerOf(headers, 'referer');
  if (referrer === '' || !URL.canParse(referrer)) return null;
  const { hostname, searchParams } = new URL(referrer);
  return hostname === ownHost ? searchParams.get(VIA) : null;
};

/** The code that somebody came by; null where it is none of this survey, or cannot be told just now. */
const codeOf = async ({ codes, ownHost }: Deps, survey: PublishedSurvey, arrival: Arrival): Promise<string | null> => {
  const via = arrival.query[VIA] ?? viaOfPageBefore(arrival, ownHost);
  if (typeof via !== 'string') return null;
  const code = await codes.find(via).catch(() => null);
  return code?.isActive && code.campaignId === survey.campaign.id ? code.id : null;
};

/**
 * Tells of an arrival what may be counted. A scan is counted once for each visitor within minutes; who the visitor is, is
 * known by network and browser in memory alone.
 */
export const createArrivals = (deps: Deps): Arrivals => {
  const countOnce = (survey: PublishedSurvey, code: string, { headers }: Arrival): void => {
    const key = ['scan', code, networkOf(headers) ?? '', headerOf(headers, 'user-agent')].join(' ');
    if (deps.scanned.find(key) !== null) return;
    deps.scanned.note(key);
    deps.countScan(survey, code);
  };
  return async (survey, arrival): Promise<ArrivedVisit> => {
    const visitor = visitorOf(arrival.headers);
    const code = visitor.isCounted ? await codeOf(deps, survey, arrival) : null;
    if (code !== null) countOnce(survey, code, arrival);
    const medium = arrival.query.utm_medium;
    const known = { ownHost: deps.ownHost, isByCode: code !== null, medium };
    const referrerType = referrerTypeOf(headerOf(arrival.headers, 'referer'), known);
    const isAgain = isShownAgain(arrival.headers, `/${survey.council.slug}/survey/${survey.campaign.id}`);
    return { visitor, referrerType, qrCodeId: code, questionId: null, isAgain };
  };
};
