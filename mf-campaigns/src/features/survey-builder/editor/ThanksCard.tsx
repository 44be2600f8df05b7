import { MAX_SURVEY_THANK_YOU } from '@folkmoot/contracts/client';
import { Card, Group, IconHeartHandshake, Stack, Text } from '@folkmoot/ui';
import { Textarea } from '@folkmoot/ui/controls';
import { useSurveyDraft, useTools } from '../builder-context';
import { messages } from './editor.messages';
import classes from './editor.module.css';
import { ThankYouLinks } from './ThankYouLinks';
import { thanksMessages } from './thanks.messages';

/** The standard words after a response, and the survey's own words and links below them. */
export const ThanksCard = () => {
  const { store, canEdit } = useTools();
  const text = useSurveyDraft((draft) => draft.thankYouText ?? '');
  return (
    <section data-part="thanks" aria-label={messages.thanks} className={classes.card}>
      <Card className={classes.fold} data-title tabIndex={-1}>
        <Group gap={8} mb={4}>
          <IconHeartHandshake size={18} stroke={1.5} aria-hidden="true" />
          <Text fw={600}>{messages.thanks}</Text>
        </Group>
        <Text c="dimmed" mb="sm">
          {messages.thanksText}
        </Text>
        <fieldset disabled={!canEdit} className={classes.thanksFields}>
          <Stack>
            <Textarea
              label={thanksMessages.text}
              description={thanksMessages.textHelp}
              value={text}
              maxLength={MAX_SURVEY_THANK_YOU}
              autosize
              minRows={2}
              onChange={(event) => store.getState().edit({ thankYouText: event.currentTarget.value }, 'thankYouText')}
            />
            <ThankYouLinks />
          </Stack>
        </fieldset>
      </Card>
    </section>
  );
};
