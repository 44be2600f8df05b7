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
