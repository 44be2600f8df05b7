import { defineJob } from '@folkmoot/service-kit';
import type { AssetDeps } from './asset.deps';
import { sweepAssets } from './sweep-assets.use-case';

const SWEEP_MS = 3_600_000;

export const assetJobs = (deps: AssetDeps) => [
  defineJob('assets.sweep', { every: SWEEP_MS, run: () => sweepAssets(deps) }),
];
