import type { AnswerValue } from '@folkmoot/contracts/client';

export type DraftAnswers = Record<string, AnswerValue>;

export const isEmpty = (answers: DraftAnswers): boolean => Object.keys(answers).length === 0;

/** Stored on the device until the server has the response: only the answers and the key that makes retries safe. */
export interface Draft {
  answers: DraftAnswers;
  idempotencyKey: string;
  startToken: string;
  startedAt: number;
  /** The question that was visible. Empty for the list of answers. */
  at?: string | undefined;
  /** A start of this draft was already counted. */
  isStarted?: boolean;
  /** The server's reason when it refused the response. */
  refusal?: string;
}

/** Without the version number: a draft survives the version in which it was started. */
export const draftName = (campaignId: string): string => `folkmoot:${campaignId}`;

/** Storage can be full, forbidden or broken. Answering continues without it. */
export const quietly = <T>(work: () => T): T | undefined => {
  try {
    return work();
  } catch {}
};

/** Whether storage contains anything. If not, the code to restore drafts is not fetched. */
export const hasStored = (): boolean => Boolean(quietly(() => localStorage.length));

/** Returns true when it is stored on the device. */
export const saveDraft = (campaignId: string, draft: Draft): boolean =>
  quietly(() => {
    localStorage.setItem(draftName(campaignId), JSON.stringify({ ...draft, savedAt: Date.now() }));
    return true;
  }) ?? false;

export const dropDraft = (campaignId: string): void => {
  quietly(() => localStorage.removeItem(draftName(campaignId)));
};
