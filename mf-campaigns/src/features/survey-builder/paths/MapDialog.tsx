import { IconArrowsSplit2, Stack, Text, UnstyledButton } from '@folkmoot/ui';
import { Modal } from '@folkmoot/ui/controls';
import { useSurveyDraft, useTools } from '../builder-context';
import { type PathStep, pathsOf } from './paths.domain';
import { messages } from './paths.messages';
import classes from './paths.module.css';

interface StepProps {
  step: PathStep;
  /** The section that begins here. */
  section: string | null;
  onGo: (id: string) => void;
}

const Step = ({ step, section, onGo }: StepProps) => {
  const { question, number, rule, sectionRule, decides, ends } = step;
  return (
    <li className={classes.step} data-conditional={rule !== null || sectionRule !== null || undefined}>
      {section !== null && <Text fw={600}>{section}</Text>}
      <UnstyledButton className={classes.question} onClick={() => onGo(question.id)}>
        {messages.question(number, question.title.trim() || messages.untitled)}
      </UnstyledButton>
      <Text size="sm" c="dimmed">
        {[sectionRule && messages.ofSection(sectionRule), rule].filter(Boolean).join('. ') || messages.everybody}
      </Text>
      {ends.length > 0 && (
        <Text size="sm" className={classes.decides}>
          <IconArrowsSplit2 size={14} stroke={1.5} aria-hidden="true" /> {messages.ends(ends)}
        </Text>
      )}
      {decides.length > 0 && (
        <Text size="sm" className={classes.decides}>
          <IconArrowsSplit2 size={14} stroke={1.5} aria-hidden="true" /> {messages.decides(decides)}
        </Text>
      )}
    </li>
  );
};

const PathMap = ({ onGo }: { onGo: (id: string) => void }) => {
  const steps = pathsOf(useSurveyDraft((draft) => draft));
  const sections = useSurveyDraft((draft) => draft.sections);
  const hasRules = steps.some(({ rule, sectionRule, ends }) => rule ?? sectionRule ?? ends[0]);
  const titleAt = (index: number): string | null => {
    const id = steps[index]?.question.sectionId;
    if (id === undefined || steps[index - 1]?.question.sectionId === id) return null;
    return sections?.find((section) => section.id === id)?.title.trim() ?? null;
  };
  return (
    <Stack gap="sm">
      <Text c="dimmed">{hasRules ? messages.mapText : messages.noConditions}</Text>
      <ol className={classes.map}>
        {steps.map((step, index) => (
          <Step key={step.question.id} step={step} section={titleAt(index)} onGo={onGo} />
        ))}
      </ol>
    </Stack>
  );
};

/** All questions with their rules, and which question decides about which. */
export const MapDialog = ({ opened, onClose }: { opened: boolean; onClose: () => void }) => {
  const { goTo } = useTools();
  return (
    <Modal opened={opened} onClose={onClose} closesAtOnce title={messages.map} size="lg" returnFocus={false}>
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
