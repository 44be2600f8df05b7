import type { Answer } from '@folkmoot/contracts/client';
import type { Receipted, Sent } from '../../entities/response/post-response';
import type { DraftAnswers } from '../../entities/survey/draft-store';
import type { Position } from '../../entities/survey/survey-state';
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

/** Sends the draft and shows the result. */
export const submitDraft = async (submission: Submission): Promise<void> => {
  const { campaignId, position, draft, keep, drop, setPhase, isShared, isSaved, companions } = submission;
  const answers = answersOf(position, draft.answers);
  const succeed = (sent: Receipted) => {
    setPhase('done');
    drop();
    companions.showReceipt(sent, answers);
    companions.offerSubscription();
  };
  const fail = (why: string) => {
    if (why === 'used') drop();
    else keep({ refusal: why });
    if (why === 'stale') beginAgain(isSaved);
    else setPhase(why === 'used' || why === 'too_large' ? why : 'failed');
  };
  const hooks = { onSent: succeed, onRefused: fail };
  const sent = await sendResponse(outgoingOf(campaignId, draft, answers, entered(submission.trapField)), {
    onWaiting: () => setPhase('waiting'),
    keep: async (what) => !isShared && (await companions.keep(what, hooks)),
  }).catch((): Sent => 'away');
  if (sent === 'kept') {
    drop();
    setPhase('kept');
  } else if (typeof sent === 'string') fail(sent);
  else succeed(sent);
};
