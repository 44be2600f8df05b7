import { createSignal, type ServiceKit } from '@folkmoot/service-kit';
import type { PublicConfig } from './config';
import { isDemo } from './demo/demo-survey';
import { createArrivals } from './features/scans';
import { createVisitCounters, createVisitRepository, flushVisitsAcrossCouncils, visitSource } from './features/visits';
import { createSeenStarts } from './published/seen-starts';
import { createKnownCodes } from './qr-codes/known-codes';
import type { QrCodeCopies } from './qr-codes/qr-code-copies.repository';
import { createSeenRecently } from './timing/seen-recently';
import type { CountVisit } from './visitor/visit.domain';

type Kit = Pick<ServiceKit<PublicConfig>, 'config' | 'clock' | 'connection'>;

const SCAN_MS = 10 * 60_000;
const VISIT_MS = 30 * 60_000;
const MAX_SEEN = 200_000;

/** What is counted of visits and scans, and the memory by which each is counted once. */
export const countingOf = ({ config, clock, connection }: Kit, qrCodeCopies: QrCodeCopies) => {
  const signal = createSignal();
  const now = () => clock.now().getTime();
  const counters = createVisitCounters(() => clock.now());
  const codes = createKnownCodes(qrCodeCopies);
  const count: CountVisit = (survey, kind, visit) => {
    if (!isDemo(survey)) counters.count(survey, kind, visit);
  };
  const counted = createSeenRecently({ forMs: VISIT_MS, most: MAX_SEEN, now });
  const arrivals = createArrivals({
    codes,
    scanned: createSeenRecently({ forMs: SCAN_MS, most: MAX_SEEN, now }),
    countScan: counters.countScan,
    ownHost: new URL(config.publicOrigin).hostname,
  });
  return {
    base: { codes, count, arrivals, counted, starts: createSeenStarts({ seen: counted, forMs: VISIT_MS, now }) },
    flush: () => flushVisitsAcrossCouncils({ counters, visits: createVisitRepository(connection, signal) }),
    relay: { name: 'public.visits', source: visitSource(connection), signal },
  };
};
