export { wrongWaves } from './check-waves';
export { followWaves } from './follow-waves';
export {
  kindOf,
  type Memberships,
  newWave,
  type PlannedWave,
  planWaves,
  type StoredWave,
  sizeAt,
  withSize,
} from './wave.domain';
export type { WaveRef, WaveRepositoryAcrossCouncils } from './wave.repository';
export type { WaveContentRecords } from './wave-content.repository';
export { createWaveGathering, sizesIn, type WaveSizes, type WaveSum } from './wave-sum.domain';
