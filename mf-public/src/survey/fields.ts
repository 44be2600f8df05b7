/** Names of the fields of the plain form. */
export const answerField = (questionId: string): string => `answer.${questionId}`;
export const START_TOKEN_FIELD = 'startToken';
export const IDEMPOTENCY_KEY_FIELD = 'idempotencyKey';
