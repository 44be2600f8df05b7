export interface ActivityRepository {
  /** Notes that a user of a council was seen on a day. */
  note(seen: { userId: string; councilId: string; at: Date }): Promise<void>;
  /** Different users seen from a moment until (not including) another. */
  countUsers(councilId: string, from: Date, until: Date): Promise<number>;
}
