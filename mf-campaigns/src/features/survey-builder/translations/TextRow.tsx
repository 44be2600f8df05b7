import { directionOf, languageName, lookup, MAX_TRANSLATION } from '@folkmoot/contracts/client';
import { isStale, type SurveyText, withSource } from '@folkmoot/question-types/core';
import { Badge, Button, Group, Text, TextInput } from '@folkmoot/ui';
import { Textarea } from '@folkmoot/ui/controls';
import { memo } from 'react';
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
  const isOld = useSurveyDraft((draft) => isStale(draft, language, { path, text }));
  const props = {
    'aria-label': messages.words(what, place, languageName(language)),
    lang: language,
    dir: directionOf(language),
    value: words,
    maxLength: MAX_TRANSLATION,
    // The default text that residents read without a translation.
    placeholder: own?.(language) ?? undefined,
    readOnly: !canEdit,
    onChange: (event: { currentTarget: { value: string } }) => {
      const { value } = event.currentTarget;
      store
        .getState()
        .change((draft) => withTranslation(draft, language, { path, text }, value), `${language} ${path}`);
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
      <div>
        {text.length > LONG || text.includes('\n') ? (
          <Textarea {...props} autosize minRows={2} />
        ) : (
          <TextInput {...props} />
        )}
        {isOld && (
          <Group gap="xs" mt={4}>
            <Badge color="amber">{messages.stale}</Badge>
            <Text size="xs">{messages.staleHelp}</Text>
            {canEdit && (
              <Button
                variant="subtle"
                size="compact-xs"
                aria-label={messages.stillFitsOf(what, place)}
                onClick={() => store.getState().change((draft) => withSource(draft, language, path, text))}
              >
                {messages.stillFits}
              </Button>
            )}
          </Group>
        )}
      </div>
    </div>
  );
});
