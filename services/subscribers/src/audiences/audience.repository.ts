/** A target audience of the council by its name, and the segment that staff have linked it to. */
export interface AudienceLink {
  readonly name: string;
  readonly segmentId: string;
}

export interface AudienceRepository {
  listAll(): Promise<AudienceLink[]>;
  link(link: AudienceLink): Promise<void>;
  unlink(name: string): Promise<void>;
}
