import { type FeatureApp, oncePerService } from '@folkmoot/service-kit';
import { knownCodesOf, type QrCodeCopyRepository } from '../qr-code';
import { createCampaignWatch } from './campaign-watch';
import { createChallenges } from './challenges';
import { createProofs } from './proofs';
import { createWaits } from './waits';

type WatchingApp = Pick<FeatureApp<{ readonly qrCodeCopies: QrCodeCopyRepository }>, 'clock' | 'units'>;

/** The memory of attacks of a running service. All features use the same one. */
export const watchingOf = oncePerService((app: WatchingApp) => {
  const now = () => app.clock.now().getTime();
  const watch = createCampaignWatch(now);
  const codes = knownCodesOf(app);
  return {
    watch,
    codes,
    challengeFor: createChallenges({ watch, codes, now }),
    proofs: createProofs(now),
    waits: createWaits(),
  };
});
