import { useCan } from '@folkmoot/shell-sdk';
import { notify } from '@folkmoot/ui';
import { useMemo } from 'react';
import type { BuilderTools } from './builder-context';
import { type BuilderStore, draftIn } from './draft/builder.store';
import { indexOfQuestion } from './draft/draft.domain';
import { messages } from './survey-builder.messages';

interface Options {
  store: BuilderStore;
  surveyId: string;
  campaignId: string;
  onStorageMissing: () => void;
}

/** Actions that announce their result, for all parts of the builder. */
export const useBuilderTools = ({ store, surveyId, campaignId, onStorageMissing }: Options): BuilderTools => {
  const canEdit = useCan('survey:edit');
  return useMemo(() => {
    const announce = (text: string) => store.getState().announce(text);
    return {
      store,
      canEdit,
      surveyId,
      campaignId,
      onStorageMissing,
      remove: (id) => {
        const number = indexOfQuestion(draftIn(store.getState()), id) + 1;
        const restore = store.getState().remove(id);
        const text = messages.removed(number);
        notify.info(text, { action: { label: messages.undo, run: restore } });
      },
      move: (id, to) => {
        const before = draftIn(store.getState());
        store.getState().move(id, to);
        const after = draftIn(store.getState());
        const place = indexOfQuestion(after, id);
        const { sectionId } = after.questions[place] ?? {};
        const section = after.sections?.find((each) => each.id === sectionId);
        const isElsewhere = before.questions[indexOfQuestion(before, id)]?.sectionId !== sectionId;
        const where = isElsewhere
          ? messages.nowIn(section ? section.title.trim() || messages.untitledSection : null)
          : '';
        announce(`${messages.moved(place + 1, after.questions.length)}${where}`);
      },
      goTo: (id) => store.getState().focus(id),
    };
  }, [store, canEdit, surveyId, campaignId, onStorageMissing]);
};
