import type { CouncilPlace } from './council-place.domain';

export interface CouncilPlaceRepository {
  /** The newest first. */
  list(): Promise<CouncilPlace[]>;
  find(id: string): Promise<CouncilPlace | null>;
  add(place: CouncilPlace): Promise<void>;
  /** False when there is none. Throws a duplicate key while another one of a kind with one is in use. */
  use(place: Pick<CouncilPlace, 'id' | 'kind'>): Promise<boolean>;
  /** False when there is none. */
  delete(id: string): Promise<boolean>;
  /** Files that must be kept. */
  listFiles(): Promise<string[]>;
}
