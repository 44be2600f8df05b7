/** The words of the redaction of written answers, free of zod so that browsers can have them for nothing. */

/** A written answer that nobody has decided about; one that may be published without its hidden words; one that may not. */
export const redactionStates = ['open', 'accepted', 'withheld'] as const;
export type RedactionState = (typeof redactionStates)[number];

/** Publish it with the proposed words hidden, with other words hidden, or not at all. */
export const redactionDecisions = ['accept', 'change', 'withhold'] as const;
export type RedactionDecision = (typeof redactionDecisions)[number];

/** Reading of the written answers of a campaign: never begun, in work, done, or failed. */
export const redactionReadingStates = ['none', 'reading', 'ready', 'failed'] as const;
export type RedactionReadingState = (typeof redactionReadingStates)[number];

export const MAX_REDACTION_SPANS = 500;
export const MAX_REDACTION_TERMS = 500;
export const MAX_REDACTION_TERM = 100;
/** Answers that one reviewer has at once. */
export const MAX_CLAIMED_REDACTIONS = 50;
