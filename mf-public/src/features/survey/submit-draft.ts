import type { Answer } from '@folkmoot/contracts/client';
import type { Receipted, Sent } from '../../entities/response/post-response';
import type { DraftAnswers } from '../../entities/survey/draft-store';
import type { Position } from '../../entities/survey/survey-state';
import { answerList } from './answer-list';
import { beginAgain, outgoingOf, sendResponse } from './send-response';
import type { Submission } from './submission';

/** Answers to questions that have become hidden stay on the device. */
const answersOf = ({ visible }: Position, answers: DraftAnswers): Answer[] => {
  const byQuestion = new Map(Object.entries(answers));
  return visible.flatMap(({ id: questionId }) => {
    const answer = byQuestion.get(questionId);
    return answer === undefined ? [] : [{ questionId, answer }];
  });
};

const entered = (field: string): string | undefined =>
  (document.getElementsByName(field) as NodeListOf<HTMLInputElement>)[0]?.value;

/** Loaded only after a response. If loading fails, the page shows only the thank-you. */
const offerSubscription = () =>
  void import('../../entities/subscription/open-prompt').then(
    ({ openPrompt }) => openPrompt(`${location.pathname}/subscribe`),
    () => undefined,
  );

const showReceipt = ({ options, position, draft, isShared, show, inputOf }: Submission, sent: Receipted) => {
  const { survey, form, words } = options;
  const receiptUrl = form?.receiptUrl;
  if (!receiptUrl || !sent.receipt) return;
  void import('./receipt-of').then(
    ({ receiptOf }) =>
      show(
        receiptOf({
          ...sent,
          receiptUrl,
          title: survey.title,
          words: words.after,
          language: words.language,
          answers: answerList(position.visible, draft.answers, inputOf, words.inputs).filter(
            ({ lines }) => lines.length > 0,
          ),
          isShared,
          links: survey.endPages?.find(({ id }) => id === sent.endPageId)?.links ?? [],
          newTab: words.newTab,
        }),
      ),
    () => undefined,
  );
};

/** The page that the survey has for people who answered so, instead of its thank-you. */
const showEndPage = ({ options, setEnding }: Submission, { endPageId }: Pick<Receipted, 'endPageId'>): void => {
  const endPage = options.survey.endPages?.find(({ id }) => id === endPageId);
  if (!endPage) return;
  setEnding({ title: endPage.title, text: endPage.text ?? '' });
  document.getElementById('own-thanks')?.remove();
};

/** The end of a preview, which sends nothing. The code that finds its page is loaded only where there are some. */
const endPreview = async (submission: Submission): Promise<void> => {
  const { options, position, draft, setPhase, show } = submission;
  if (options.survey.endPages?.length) {
    const { previewEnd } = await import('./preview-end');
    const { endPageId, links } = previewEnd(options, answersOf(position, draft.answers));
    showEndPage(submission, endPageId === undefined ? {} : { endPageId });
    show(links);
  }
  setPhase('done');
};

/** Sends the draft and shows the result. */
export const submitDraft = async (submission: Submission): Promise<void> => {
  if (submission.options.isPreview) return endPreview(submission);
  const { options, position, draft, keep, drop, setPhase, isShared, isSaved, keepForLater } = submission;
  const answers = answersOf(position, draft.answers);
  const succeed = (sent: Receipted) => {
    showEndPage(submission, sent);
    setPhase('done');
    drop();
    showReceipt(submission, sent);
    offerSubscription();
  };
  const fail = (why: string) => {
    if (why === 'used') drop();
    else keep({ refusal: why });
    if (why === 'stale') beginAgain(isSaved);
    else setPhase(why === 'used' || why === 'too_large' ? why : 'failed');
  };
  const hooks = { onSent: succeed, onRefused: fail };
  const outgoing = outgoingOf(options.survey, draft, answers, entered(submission.trapField));
  outgoing.proof = await window.proofFor?.(draft.startToken);
  const sent = await sendResponse(outgoing, {
    onWaiting: () => setPhase('waiting'),
    keep: async (what) => !isShared && (await keepForLater(what, hooks)),
  }).catch((): Sent => 'away');
  if (sent === 'kept') {
    drop();
    setPhase('kept');
  } else if (typeof sent === 'string') fail(sent);
  else succeed(sent);
};
