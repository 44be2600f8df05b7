import type { QuestionTypeId } from '@folkmoot/contracts/client';
import { useTools } from '../builder-context';
import { draftIn } from '../draft/builder.store';
import { newQuestion } from '../draft/draft.domain';
import { questionsOf } from '../draft/sections.domain';
import { useLanguages } from '../translations/languages';

/** Adds a question of a type to a section, at its end. */
export const useAddQuestion = (sectionId: string) => {
  const { store } = useTools();
  const { main, country } = useLanguages();
  return (type: QuestionTypeId) => {
    const last = questionsOf(draftIn(store.getState()), sectionId).at(-1);
    store.getState().add({ ...newQuestion(type, main, country), sectionId }, last?.id);
  };
};
