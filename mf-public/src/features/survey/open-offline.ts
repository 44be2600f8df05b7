import type { ReactNode } from 'react';
import { postFromPage } from '../../entities/response/post-from-page';
import type { Draft } from '../../entities/survey/draft-store';
import type { SurveyOptions } from '../../entities/survey/survey-options';
import type { InputOf } from './answer-list';
import type { Outbox } from './offline/offline';

/**
 * Prepares sending later. Loads optional code before the page is cached: offline, the page may need it. The functions of
 * the page's script are arguments.
 */
export const openOffline = async (
  { survey, words, form, workerUrl = null }: SurveyOptions,
  show: (what: ReactNode) => void,
  inputOf: InputOf,
  saveDraft: (campaignId: string, draft: Draft) => boolean,
): Promise<Outbox | null> => {
  const { campaignId, title, questions } = survey;
  await Promise.allSettled([
    import('./restore-draft'),
    ...(survey.checkAnswers ? [import('./CheckAnswers')] : []),
    ...questions.map((question) => inputOf(question).prepare?.()),
  ]);
  const { openOutbox } = await import('./offline/offline');
  return openOutbox({
    campaignId,
    title,
    words: words.after,
    receiptUrl: form?.receiptUrl ?? null,
    workerUrl,
    show,
    post: postFromPage,
    save: (draft) => saveDraft(campaignId, draft),
  });
};
