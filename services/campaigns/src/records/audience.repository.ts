/** A name of an audience, and the segment of subscribers that it is. */
export interface Audience {
  readonly name: string;
  readonly segmentId: string;
}

/** The audiences of the council that are linked; all others are names alone. */
export interface AudienceRepository {
  /** By name. */
  list(): Promise<Audience[]>;
  link(name: string, segmentId: string): Promise<void>;
  unlink(name: string): Promise<void>;
}
