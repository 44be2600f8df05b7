import { languageName } from '@folkmoot/contracts/client';
import { estimatedMinutes, type SurveyProblem, staleTexts, translationProgress } from '@folkmoot/question-types/core';
import {
  Button,
  Group,
  IconAlertTriangle,
  IconCircleCheck,
  IconInfoCircle,
  ProgressBar,
  Stack,
  Text,
  Title,
} from '@folkmoot/ui';
import { useDeferredValue } from 'react';
import { useBuilderState, useSurveyDraft, useTools } from '../builder-context';
import { messages } from './checks.messages';
import { Repairs } from './Repairs';

/** Long lists are cut. After the first hundred are fixed, the next ones appear. */
const SHOWN = 100;

const Problem = ({ problem }: { problem: SurveyProblem }) => {
  const { goTo, store } = useTools();
  const { questionId, sectionId, endPageId, message, severity } = problem;
  const part = sectionId ? (`section:${sectionId}` as const) : endPageId && (`end:${endPageId}` as const);
  const Icon = severity === 'error' ? IconAlertTriangle : IconInfoCircle;
  return (
    <Stack component="li" gap={6} style={{ listStyle: 'none' }}>
      <Group gap={8} wrap="nowrap" align="flex-start">
        <Icon
          size={18}
          stroke={1.5}
          aria-hidden="true"
          style={{ flex: 'none' }}
          color={severity === 'error' ? 'var(--mantine-color-error)' : undefined}
        />
        <Stack gap={4}>
          <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
            {message}
          </Text>
          <Group gap="xs">
            {part && (
              <Button
                size="compact-sm"
                variant="subtle"
                aria-label={messages.problemOf(message)}
                onClick={() => store.getState().showPart(part)}
              >
                {messages.goTo}
              </Button>
            )}
            {questionId !== null && (
              <Button
                size="compact-sm"
                variant="subtle"
                aria-label={messages.problemOf(message)}
                onClick={() => goTo(questionId)}
              >
                {messages.goTo}
              </Button>
            )}
            <Repairs repairs={problem.repairs} />
          </Group>
        </Stack>
      </Group>
    </Stack>
  );
};

const ProblemList = ({ title, problems }: { title: string; problems: readonly SurveyProblem[] }) => (
  <Stack gap="xs">
    <Title order={2} size="h5">
      {title}
    </Title>
    <Stack component="ul" gap="sm" m={0} p={0}>
      {problems.slice(0, SHOWN).map((problem) => (
        <Problem key={`${problem.questionId} ${problem.code} ${problem.message}`} problem={problem} />
      ))}
    </Stack>
    {problems.length > SHOWN && <Text size="sm">{messages.more(problems.length - SHOWN)}</Text>}
  </Stack>
);

const Verdict = ({ errors, questions }: { errors: number; questions: number }) => {
  const isGood = errors === 0 && questions > 0;
  const words = questions === 0 ? messages.noQuestions : messages.blocking(errors);
  const Icon = isGood ? IconCircleCheck : IconAlertTriangle;
  return (
    <Group gap={8} wrap="nowrap" role="status">
      <Icon size={20} stroke={1.5} aria-hidden="true" />
      <Text fw={600}>{isGood ? messages.good : words}</Text>
    </Group>
  );
};

const Completeness = () => {
  const draft = useDeferredValue(useSurveyDraft((state) => state));
  const languages = Object.keys(draft.translations ?? {});
  return (
    <Stack gap="xs">
      <Title order={2} size="h5">
        {messages.translations}
      </Title>
      {languages.length === 0 && <Text size="sm">{messages.noTranslations}</Text>}
      {languages.map((language) => {
        const { done, total } = translationProgress(draft, language);
        return (
          <ProgressBar
            key={language}
            label={languageName(language)}
            value={done}
            max={Math.max(total, 1)}
            text={messages.progress(done, total, staleTexts(draft, language).length)}
          />
        );
      })}
    </Stack>
  );
};

/** Live check: what blocks activation, warnings, the estimated time, and the progress of translations. */
export const CheckPanel = () => {
  const problems = useBuilderState((state) => state.problems);
  const draft = useDeferredValue(useSurveyDraft((state) => state));
  const errors = problems.filter(({ severity }) => severity === 'error');
  const warnings = problems.filter(({ severity }) => severity === 'warning');
  return (
    <Stack component="section" aria-label={messages.title} gap="lg">
      <Stack gap={4}>
        <Verdict errors={errors.length} questions={draft.questions.length} />
        <Text size="sm" c="dimmed">
          {messages.minutes(estimatedMinutes(draft))}
        </Text>
      </Stack>
      {errors.length > 0 && <ProblemList title={messages.errors} problems={errors} />}
      {warnings.length > 0 && <ProblemList title={messages.warnings} problems={warnings} />}
      <Completeness />
    </Stack>
  );
};
