/** The activity of the users of one council. */
export interface ActivityRepository {
  /** Number of different users that were active from `from` until (not including) `until`. */
  countUsers(from: Date, until: Date): Promise<number>;
}

export interface ActivityRepositoryAcrossCouncils {
  /** Records that a user of a council was active on a day. */
  note(seen: { userId: string; councilId: string; at: Date }): Promise<void>;
}
