/** The words of integrity, free of zod so that browsers can have them for nothing. */

/** doubtful: signs that these are not that many people. organised: many people who sent words prepared by a group. */
export const waveKinds = ['doubtful', 'organised'] as const;
export type WaveKind = (typeof waveKinds)[number];

/** Only `excluded` changes what counts. */
export const waveDecisions = ['kept', 'organised', 'excluded'] as const;
export type WaveDecision = (typeof waveDecisions)[number];

/** Why responses belong together. Each has figures; their names are with the sentences that read them. */
export const waveReasonCodes = [
  'above_rhythm',
  'similar_texts',
  'same_parts',
  'same_combination',
  'unlikely_answers',
  'even_spacing',
  'even_times',
  'straight_lines',
  'marked',
  'prepared_text',
  'follows_decided',
] as const;
export type WaveReasonCode = (typeof waveReasonCodes)[number];

/** none: no run yet. tracing: responses are read. comparing: waves are formed. */
export const integrityAnalysisStates = [
  'none',
  'queued',
  'tracing',
  'comparing',
  'done',
  'cancelled',
  'failed',
] as const;
export type IntegrityAnalysisState = (typeof integrityAnalysisStates)[number];

/** Why a campaign is watchful. */
export const watchfulReasons = ['set_by_staff', 'marked', 'above_rhythm'] as const;
export type WatchfulReason = (typeof watchfulReasons)[number];

/** The rows of the statement, in their order. */
export const statementRowCodes = [
  'responses',
  'counted',
  'by_qr_code',
  'by_email',
  'by_social',
  'by_external',
  'by_direct',
  'at_shared_places',
  'marked',
  'waves',
  'doubtful',
  'organised',
  'undecided',
  'decided',
  'deciders',
  'excluded',
  'largest_difference',
  'changed_orders',
] as const;
export type StatementRowCode = (typeof statementRowCodes)[number];

/** Facts that no record of the product shows. */
export const unknowableCodes = ['same_person', 'slow_attack', 'who_answered', 'comparison_ended'] as const;
export type UnknowableCode = (typeof unknowableCodes)[number];

/** The id for the wave that a response is in, where a filter names a question. */
export const WAVE_OF_RESPONSE = '~wave';
/** Segments of that filter besides the ids of waves. */
export const IN_ANY_WAVE = 'any';
export const IN_NO_WAVE = 'none';

export const MAX_WAVE_REASON = 500;
/** Responses that one decision leaves out of a wave. */
export const MAX_WAVE_EXCEPTIONS = 5_000;
