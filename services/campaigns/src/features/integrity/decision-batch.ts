/** Responses that a decision changes in one transaction. */
export const DECISION_BATCH_SIZE = 500;
