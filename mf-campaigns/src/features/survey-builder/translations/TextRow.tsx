import { lookup, MAX_TRANSLATION } from '@folkmoot/contracts/client';
import type { SurveyText } from '@folkmoot/question-types/core';
import { Text, TextInput } from '@folkmoot/ui';
import { Textarea } from '@folkmoot/ui/controls';
import { memo } from 'react';
import { languageName } from '../../../entities/survey/language-name';
import { useSurveyDraft, useTools } from '../builder-context';
import { withTranslation } from '../draft/text-paths.domain';
import { messages } from './translations.messages';
import classes from './translations.module.css';

interface Props {
  text: SurveyText;
  /** The place of the text: `Question 2`. */
  place: string;
  language: string;
  main: string;
}

const LONG = 80;

/** A text in the main language, with its translation beside it. */
export const TextRow = memo(({ text: { path, text, what, own }, place, language, main }: Props) => {
  const { store, canEdit } = useTools();
  const words = useSurveyDraft((draft) => lookup(lookup(draft.translations, language), path) ?? '');
  const props = {
    'aria-label': messages.words(what, place, languageName(language)),
    lang: language,
    value: words,
    maxLength: MAX_TRANSLATION,
    // The default text that residents read without a translation.
    placeholder: own?.(language) ?? undefined,
    readOnly: !canEdit,
    onChange: (event: { currentTarget: { value: string } }) => {
      const { value } = event.currentTarget;
      store.getState().change((draft) => withTranslation(draft, language, path, value), `${language} ${path}`);
    },
  };
  return (
    <div className={classes.row}>
      <div className={classes.original}>
        <Text size="xs" c="dimmed">
          {what}
        </Text>
        <Text lang={main} style={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
          {text}
        </Text>
      </div>
      {text.length > LONG || text.includes('\n') ? (
        <Textarea {...props} autosize minRows={2} />
      ) : (
        <TextInput {...props} />
      )}
    </div>
  );
});
