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
  /** Its start was counted before. */
  isStarted?: boolean;
}

/** Not of one version: a draft outlives the version that it was begun with. */
export const draftName = (campaignId: string): string => `folkmoot:${campaignId}`;

/** Storage may be full, forbidden or broken; answering goes on without it. */
export const quietly = <T>(work: () => T): T | undefined => {
  try {
    return work();
  } catch {}
};

/** Whether there is anything to look through; else the code for it need not be fetched. */
export const hasStored = (): boolean => Boolean(quietly(() => localStorage.length));

/** True when it is safely on the device. */
export const saveDraft = (campaignId: string, draft: Draft): boolean =>
  quietly(() => {
    localStorage.setItem(draftName(campaignId), JSON.stringify({ ...draft, savedAt: Date.now() }));
    return true;
  }) ?? false;

export const dropDraft = (campaignId: string): void => {
  quietly(() => localStorage.removeItem(draftName(campaignId)));
};
