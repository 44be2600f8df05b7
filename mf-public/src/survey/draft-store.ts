import type { AnswerValue } from '@folkmoot/contracts/client';

export type DraftAnswers = Record<string, AnswerValue>;

export const isEmpty = (answers: DraftAnswers): boolean => Object.keys(answers).length === 0;

/** What is kept on the device until the response is in: nothing but the answers and the key that makes sending safe to repeat. */
export interface Draft {
  answers: DraftAnswers;
  idempotencyKey: string;
  startToken: string;
  startedAt: number;
  /** The question that was in view. */
  at?: string | undefined;
}

const keyOf = (campaignId: string, version: number): string => `folkmoot:${campaignId}:${version}`;

/** Storage may be full, forbidden or broken; answering goes on without it. */
const quietly = <T>(work: () => T): T | null => {
  try {
    return work();
  } catch {
    return null;
  }
};

const isDraft = (value: unknown): value is Draft =>
  typeof value === 'object' &&
  value !== null &&
  'answers' in value &&
  'idempotencyKey' in value &&
  'startToken' in value;

export const loadDraft = (campaignId: string, version: number): Draft | null =>
  quietly(() => {
    const value: unknown = JSON.parse(localStorage.getItem(keyOf(campaignId, version)) ?? 'null');
    return isDraft(value) ? value : null;
  });

/** True when it is safely on the device. */
export const saveDraft = (campaignId: string, version: number, draft: Draft): boolean =>
  quietly(() => {
    localStorage.setItem(keyOf(campaignId, version), JSON.stringify(draft));
    return true;
  }) ?? false;

export const dropDraft = (campaignId: string, version: number): void => {
  quietly(() => localStorage.removeItem(keyOf(campaignId, version)));
};
