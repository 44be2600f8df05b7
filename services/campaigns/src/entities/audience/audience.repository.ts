/** The name of an audience, and the segment of subscribers that it is linked to. */
export interface Audience {
  readonly name: string;
  readonly segmentId: string;
}

/** Linked audiences of the council. An audience without a record is only a name. */
export interface AudienceRepository {
  /** Sorted by name. */
  list(): Promise<Audience[]>;
  link(name: string, segmentId: string): Promise<void>;
  unlink(name: string): Promise<void>;
}
