export {
  kindOf,
  type Memberships,
  type PlannedWave,
  planWaves,
  type StoredWave,
  sizeAt,
  type WavePlan,
  withSize,
} from './wave.domain';
export type { WaveRef, WaveRepository, WaveRepositoryAcrossCouncils } from './wave.repository';
