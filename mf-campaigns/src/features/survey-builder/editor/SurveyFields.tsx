import {
  MAX_SURVEY_DESCRIPTION,
  MAX_SURVEY_INTRO,
  MAX_SURVEY_TITLE,
  MIN_QUESTIONS_TO_CHECK,
} from '@folkmoot/contracts/client';
import { useSession } from '@folkmoot/shell-sdk';
import { Stack, TextInput } from '@folkmoot/ui';
import { Checkbox, Textarea } from '@folkmoot/ui/controls';
import { useCampaignBar } from '../../../entities/campaign/campaign-bar';
import { useSurveyDraft, useTools } from '../builder-context';
import { IntroFileField } from '../IntroFileField';
import { LanguageSelect } from '../translations/LanguageSelect';
import { messages } from './editor.messages';
import classes from './editor.module.css';

/** The sentence that says how residents see a survey with this title. */
const titleHelp = (title: string, campaignTitle: string): string =>
  title.trim() === campaignTitle ? messages.titleHelp : messages.titleHelpOf(campaignTitle);

/** The texts around the questions. */
export const SurveyFields = () => {
  const { store, canEdit, onStorageMissing } = useTools();
  const { council } = useSession();
  const edit = store.getState().edit;
  const campaignTitle = useCampaignBar()?.title;
  const title = useSurveyDraft((draft) => draft.title);
  const description = useSurveyDraft((draft) => draft.description);
  const introText = useSurveyDraft((draft) => draft.introText);
  const introFile = useSurveyDraft((draft) => draft.introFile);
  const language = useSurveyDraft((draft) => draft.language);
  const checkAnswers = useSurveyDraft((draft) => draft.checkAnswers);
  return (
    <fieldset disabled={!canEdit} className={classes.fields}>
      <Stack>
        <TextInput
          data-title
          label={messages.title}
          description={campaignTitle && titleHelp(title, campaignTitle)}
          value={title}
          maxLength={MAX_SURVEY_TITLE}
          onChange={(event) => edit({ title: event.currentTarget.value }, 'title')}
        />
        <Textarea
          label={messages.description}
          value={description}
          maxLength={MAX_SURVEY_DESCRIPTION}
          autosize
          minRows={2}
          onChange={(event) => edit({ description: event.currentTarget.value }, 'description')}
        />
        <Textarea
          label={messages.introText}
          description={messages.introHelp}
          value={introText}
          maxLength={MAX_SURVEY_INTRO}
          autosize
          minRows={2}
          onChange={(event) => edit({ introText: event.currentTarget.value }, 'introText')}
        />
        <IntroFileField
          value={introFile}
          onChange={(file) => edit({ introFile: file }, 'introFile')}
          onStorageMissing={onStorageMissing}
        />
        <LanguageSelect
          label={messages.language}
          value={language ?? council?.language ?? 'en'}
          onChange={(chosen) => edit({ language: chosen }, 'language')}
        />
        <Checkbox
          label={messages.checkAnswers}
          description={messages.checkAnswersHelp(MIN_QUESTIONS_TO_CHECK)}
          checked={checkAnswers ?? false}
          onChange={(event) => edit({ checkAnswers: event.currentTarget.checked }, 'checkAnswers')}
        />
      </Stack>
    </fieldset>
  );
};
