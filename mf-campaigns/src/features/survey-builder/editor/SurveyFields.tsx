import { surveyLanguages } from '@folkmoot/contracts/client';
import { useSession } from '@folkmoot/shell-sdk';
import { Card, Stack, TextInput } from '@folkmoot/ui';
import { NativeSelect, Textarea } from '@folkmoot/ui/controls';
import { useDraft, useTools } from '../builder-context';
import { IntroFileField } from '../IntroFileField';
import { messages } from './editor.messages';
import classes from './editor.module.css';

const languages = Object.entries(surveyLanguages).map(([value, label]) => ({ value, label }));

/** Words around the questions. */
export const SurveyFields = () => {
  const { store, canEdit, onStorageMissing } = useTools();
  const { council } = useSession();
  const edit = store.getState().edit;
  const title = useDraft((draft) => draft.title);
  const description = useDraft((draft) => draft.description);
  const introText = useDraft((draft) => draft.introText);
  const introFile = useDraft((draft) => draft.introFile);
  const language = useDraft((draft) => draft.language);
  return (
    <Card>
      <fieldset disabled={!canEdit} className={classes.plain}>
        <Stack>
          <TextInput
            label={messages.title}
            value={title}
            maxLength={200}
            onChange={(event) => edit({ title: event.currentTarget.value }, 'title')}
          />
          <Textarea
            label={messages.description}
            value={description}
            maxLength={5000}
            autosize
            minRows={2}
            onChange={(event) => edit({ description: event.currentTarget.value }, 'description')}
          />
          <Textarea
            label={messages.introText}
            description={messages.introHelp}
            value={introText}
            maxLength={20_000}
            autosize
            minRows={2}
            onChange={(event) => edit({ introText: event.currentTarget.value }, 'introText')}
          />
          <IntroFileField
            value={introFile}
            onChange={(file) => edit({ introFile: file }, 'introFile')}
            onStorageMissing={onStorageMissing}
          />
          <NativeSelect
            label={messages.language}
            value={language ?? council?.language ?? 'en'}
            data={languages}
            w={{ base: '100%', xs: 240 }}
            onChange={(event) => edit({ language: event.currentTarget.value }, 'language')}
          />
        </Stack>
      </fieldset>
    </Card>
  );
};
