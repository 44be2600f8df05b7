import { type FeatureApp, oncePerService } from '@folkmoot/service-kit';
import { isDemo } from '../demo-survey';
import { createSeenStarts } from '../published-survey/seen-starts';
import { knownCodesOf, type QrCodeCopyRepository } from '../qr-code';
import { createArrivals } from './arrivals';
import { createRecentKeys } from './recent-keys';
import { createScans } from './scans';
import type { CountVisit } from './visit.domain';
import { createVisitCounters } from './visit-counters';

type CountingApp = Pick<
  FeatureApp<{ readonly qrCodeCopies: QrCodeCopyRepository }, { readonly publicOrigin: string }>,
  'config' | 'clock' | 'units'
>;

const SCAN_MS = 10 * 60_000;
const VISIT_MS = 30 * 60_000;
const MAX_SEEN = 200_000;

/**
 * The counters of visits and scans of a running service, and the memory that prevents counting one twice. All features
 * use the same ones.
 */
export const countingOf = oncePerService((app: CountingApp) => {
  const now = () => app.clock.now().getTime();
  const counters = createVisitCounters(() => app.clock.now());
  const count: CountVisit = (survey, kind, visit) => {
    if (!isDemo(survey)) counters.count(survey, kind, visit);
  };
  const counted = createRecentKeys({ forMs: VISIT_MS, most: MAX_SEEN, now });
  const ownHost = new URL(app.config.publicOrigin).hostname;
  const scanned = createRecentKeys({ forMs: SCAN_MS, most: MAX_SEEN, now });
  const scans = createScans({ codes: knownCodesOf(app), scanned, ownHost });
  const arrivals = createArrivals({ scans, countScan: counters.countScan, ownHost });
  return {
    counters,
    count,
    arrivals,
    scans,
    counted,
    starts: createSeenStarts({ seen: counted, forMs: VISIT_MS, now }),
  };
});
