import type { SurveyContent } from '@folkmoot/contracts/client';
import { notify } from '@folkmoot/ui';
import { useTools } from '../builder-context';
import { draftIn } from '../draft/builder.store';
import { appendedWith, freshCopy, replacedBy } from '../draft/copies.domain';
import { newPartId } from '../draft/draft.domain';
import { messages } from './start.messages';

export type TakeHow = 'replace' | 'append';

const contentOf = (content: SurveyContent): SurveyContent => ({
  title: content.title,
  description: content.description,
  introText: content.introText,
  introFile: content.introFile,
  ...(content.introFiles ? { introFiles: content.introFiles } : {}),
  questions: content.questions,
  ...(content.sections ? { sections: content.sections } : {}),
  ...(content.endPages ? { endPages: content.endPages } : {}),
  ...(content.limits ? { limits: content.limits } : {}),
  ...(content.thankYouText ? { thankYouText: content.thankYouText } : {}),
  ...(content.thankYouLinks ? { thankYouLinks: content.thankYouLinks } : {}),
  ...(content.language ? { language: content.language } : {}),
  ...(content.translations ? { translations: content.translations } : {}),
  checkAnswers: content.checkAnswers,
});

/** Copies another survey into the draft with new ids, as one step that can be undone. */
export const useTake = () => {
  const { store } = useTools();
  return (content: SurveyContent, how: TakeHow) => {
    const copied = freshCopy(contentOf(content), newPartId);
    const before = draftIn(store.getState());
    store.getState().change((draft) => (how === 'replace' ? replacedBy : appendedWith)(draft, copied));
    const [first] = copied.questions;
    if (first) store.getState().focus(first.id);
    const undo = () => {
      if (store.getState().history.past.at(-1) === before) store.getState().undo();
      else store.getState().change(() => before);
    };
    notify.success(messages.taken(copied.questions.length), { action: { label: messages.undo, run: undo } });
  };
};
