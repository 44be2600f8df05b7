import { MAX_SECTIONS } from '@folkmoot/contracts/client';
import { Button, IconListDetails } from '@folkmoot/ui';
import { useSurveyDraft, useTools } from '../builder-context';
import { messages } from './sections.messages';

/** Adds a section, with the selected question when that has none. */
export const AddSection = () => {
  const { store } = useTools();
  const isFull = useSurveyDraft(({ sections }) => (sections?.length ?? 0) >= MAX_SECTIONS);
  if (isFull) return null;
  return (
    <Button
      variant="default"
      leftSection={<IconListDetails size={16} stroke={1.5} aria-hidden="true" />}
      onClick={() => store.getState().addSection()}
    >
      {messages.add}
    </Button>
  );
};
