import type { PublishedSurvey } from '../published-survey/campaign-copy.domain';
import type { Scans } from './scans';
import type { Arrivals, ArrivedVisit } from './visit.domain';
import { headerOf, isShownAgain, referrerTypeOf, visitorOf } from './visitor.domain';

interface ArrivalTools {
  readonly scans: Scans;
  readonly countScan: (survey: PublishedSurvey, qrCodeId: string) => void;
  /** The product's public host. */
  readonly ownHost: string;
}

/** Derives from an arrival what may be counted, and counts the scan of a QR code. */
export const createArrivals =
  ({ scans, countScan, ownHost }: ArrivalTools): Arrivals =>
  async (survey, arrival): Promise<ArrivedVisit> => {
    const visitor = visitorOf(arrival.headers);
    const code = await scans.codeOf(arrival, ({ campaignId }) => campaignId === survey.campaign.id);
    if (code !== null && visitor.isCounted) scans.countOnce(code, arrival, () => countScan(survey, code));
    const medium = arrival.query.utm_medium;
    const known = { ownHost, isByCode: code !== null, medium };
    const referrerType = referrerTypeOf(headerOf(arrival.headers, 'referer'), known);
    const isAgain = isShownAgain(arrival.headers, `/${survey.council.slug}/survey/${survey.campaign.id}`);
    return { visitor, referrerType, qrCodeId: code, questionId: null, isAgain };
  };
