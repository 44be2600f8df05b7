import { Card, IconChevronDown, IconDoorEnter, Text, UnstyledButton } from '@folkmoot/ui';
import { useBuilderState, useSurveyDraft, useTools } from '../builder-context';
import { messages } from './editor.messages';
import classes from './editor.module.css';
import { SurveyFields } from './SurveyFields';

/** The texts that residents read before the first question. One line until somebody wants to change them. */
export const WelcomeCard = () => {
  const { store } = useTools();
  const title = useSurveyDraft((draft) => draft.title.trim());
  const isOpen = useBuilderState((state) => state.isWelcomeOpen);
  return (
    <section data-part="welcome" aria-label={messages.welcome} className={classes.card}>
      <Card className={classes.fold} p={0}>
        <UnstyledButton
          className={classes.foldButton}
          aria-expanded={isOpen}
          data-fold
          onClick={() => store.getState().toggleWelcome()}
        >
          <IconDoorEnter size={18} stroke={1.5} aria-hidden="true" />
          <Text fw={600}>{messages.welcome}</Text>
          <Text c="dimmed" truncate flex={1}>
            {isOpen ? messages.welcomeHint : title || messages.untitledSurvey}
          </Text>
          <IconChevronDown size={16} stroke={1.5} aria-hidden="true" className={classes.chevron} />
        </UnstyledButton>
        {isOpen && <SurveyFields />}
      </Card>
    </section>
  );
};
