import { IconArrowsSplit2, Stack, Text, UnstyledButton } from '@folkmoot/ui';
import { Modal } from '@folkmoot/ui/controls';
import { useSurveyDraft, useTools } from '../builder-context';
import { type PathStep, pathsOf } from './paths.domain';
import { messages } from './paths.messages';
import classes from './paths.module.css';

const Step = ({ step, onGo }: { step: PathStep; onGo: (id: string) => void }) => {
  const { question, number, rule, decides } = step;
  return (
    <li className={classes.step} data-conditional={rule !== null || undefined}>
      <UnstyledButton className={classes.question} onClick={() => onGo(question.id)}>
        {messages.question(number, question.title.trim() || messages.untitled)}
      </UnstyledButton>
      <Text size="sm" c="dimmed">
        {rule ?? messages.everybody}
      </Text>
      {decides.length > 0 && (
        <Text size="sm" className={classes.decides}>
          <IconArrowsSplit2 size={14} stroke={1.5} aria-hidden="true" /> {messages.decides(decides)}
        </Text>
      )}
    </li>
  );
};

const PathMap = ({ onGo }: { onGo: (id: string) => void }) => {
  const questions = useSurveyDraft((draft) => draft.questions);
  const steps = pathsOf(questions);
  return (
    <Stack gap="sm">
      <Text c="dimmed">{steps.some(({ rule }) => rule !== null) ? messages.mapText : messages.noConditions}</Text>
      <ol className={classes.map}>
        {steps.map((step) => (
          <Step key={step.question.id} step={step} onGo={onGo} />
        ))}
      </ol>
    </Stack>
  );
};

/** All questions with their rules, and which question decides about which. */
export const MapDialog = ({ opened, onClose }: { opened: boolean; onClose: () => void }) => {
  const { goTo } = useTools();
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      closesAtOnce
      title={messages.map}
      size="lg"
      returnFocus={false}
      closeButtonProps={{ 'aria-label': messages.close }}
    >
      {opened && (
        <PathMap
          onGo={(id) => {
            onClose();
            goTo(id);
          }}
        />
      )}
    </Modal>
  );
};
