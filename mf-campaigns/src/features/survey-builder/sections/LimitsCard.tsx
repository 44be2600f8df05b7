import {
  MAX_LIMIT,
  MAX_QUOTAS,
  MAX_SURVEY_THANK_YOU,
  type SurveyLimits,
  type SurveyQuota,
} from '@folkmoot/contracts/client';
import { quotaOptions } from '@folkmoot/question-types/core';
import { Button, Card, Group, IconPlus, IconTrash, Stack, Text, Title } from '@folkmoot/ui';
import { IconButton, NativeSelect, NumberInput, Textarea } from '@folkmoot/ui/controls';
import { useState } from 'react';
import { useShallow } from 'zustand/shallow';
import { useSurveyDraft, useTools } from '../builder-context';
import { newPartId } from '../draft/draft.domain';
import { messages } from './limits.messages';
import classes from './sections.module.css';

const SEPARATOR = '/';

/** The options that can have a quota, with their questions. */
const useOptions = () => {
  const questions = useSurveyDraft(useShallow((draft) => draft.questions));
  return questions.flatMap((question, index) =>
    quotaOptions(question).map(({ value, label }) => ({
      value: `${question.id}${SEPARATOR}${value}`,
      label: messages.option(index + 1, question.title.trim() || messages.untitled, label),
    })),
  );
};

/** A whole number that can count responses. Undefined for an empty field. */
const asLimit = (value: string | number): number | undefined => {
  const limit = Math.trunc(Number(value));
  return value === '' || !(limit >= 1) ? undefined : Math.min(limit, MAX_LIMIT);
};

interface RowProps {
  quota: SurveyQuota;
  number: number;
  options: ReturnType<typeof useOptions>;
  onChange: (quota: SurveyQuota) => void;
  onRemove: () => void;
}

const QuotaRow = ({ quota, number, options, onChange, onRemove }: RowProps) => {
  const value = `${quota.questionId}${SEPARATOR}${quota.optionId}`;
  const isGone = !options.some((option) => option.value === value);
  return (
    <Group gap="xs" align="flex-end" role="group" aria-label={messages.quota(number)}>
      <NativeSelect
        label={messages.answer}
        flex="1 1 240px"
        value={value}
        error={isGone}
        onChange={(event) => {
          const [questionId = '', optionId = ''] = event.currentTarget.value.split(SEPARATOR);
          onChange({ ...quota, questionId, optionId });
        }}
      >
        {isGone && <option value={value}>{messages.gone}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </NativeSelect>
      <NumberInput
        label={messages.atMost}
        w={140}
        min={1}
        max={MAX_LIMIT}
        allowDecimal={false}
        value={quota.limit}
        onChange={(next) => {
          const limit = asLimit(next);
          if (limit !== undefined) onChange({ ...quota, limit });
        }}
      />
      <IconButton label={messages.remove(number)} icon={IconTrash} onClick={onRemove} />
    </Group>
  );
};

const noLimits: SurveyLimits = {};

const LimitFields = ({ limits }: { limits: SurveyLimits }) => {
  const { store } = useTools();
  const options = useOptions();
  const quotas = limits.quotas ?? [];
  const set = (patch: Partial<SurveyLimits>, tag: string) => {
    const { responses, ...others } = { ...limits, ...patch };
    const next = responses === undefined ? others : { ...others, responses };
    store.getState().edit({ limits: next }, `limits:${tag}`);
  };
  const [first] = options;
  const add = () => {
    const [questionId = '', optionId = ''] = first?.value.split(SEPARATOR) ?? [];
    set({ quotas: [...quotas, { id: newPartId('o'), questionId, optionId, limit: 100 }] }, 'added');
  };
  return (
    <Stack gap="sm">
      <NumberInput
        data-title
        label={messages.responses}
        description={messages.responsesHelp}
        placeholder={messages.noLimit}
        maw={320}
        min={1}
        max={MAX_LIMIT}
        allowDecimal={false}
        value={limits.responses ?? ''}
        onChange={(value) => set({ responses: asLimit(value) }, 'responses')}
      />
      <Text fw={500} size="sm">
        {messages.quotas}
      </Text>
      <Text size="sm" c="dimmed">
        {first ? messages.quotasHelp : messages.noOptions}
      </Text>
      {quotas.map((quota, index) => (
        <QuotaRow
          key={quota.id}
          quota={quota}
          number={index + 1}
          options={options}
          onChange={(next) => set({ quotas: quotas.with(index, next) }, `quota:${quota.id}`)}
          onRemove={() => set({ quotas: quotas.toSpliced(index, 1) }, 'removed')}
        />
      ))}
      {first && quotas.length < MAX_QUOTAS && (
        <Button
          variant="subtle"
          w="fit-content"
          leftSection={<IconPlus size={16} stroke={1.5} aria-hidden="true" />}
          onClick={add}
        >
          {messages.add}
        </Button>
      )}
      {(limits.responses !== undefined || quotas.length > 0) && (
        <Textarea
          label={messages.fullText}
          description={messages.fullTextHelp}
          value={limits.fullText ?? ''}
          maxLength={MAX_SURVEY_THANK_YOU}
          autosize
          minRows={2}
          onChange={(event) => set({ fullText: event.currentTarget.value }, 'fullText')}
        />
      )}
    </Stack>
  );
};

/** How many responses count. One line until somebody sets a limit. */
export const LimitsCard = () => {
  const { canEdit } = useTools();
  const limits = useSurveyDraft((draft) => draft.limits) ?? noLimits;
  const hasQuestions = useSurveyDraft(({ questions }) => questions.length > 0);
  const isSet = limits.responses !== undefined || Boolean(limits.quotas?.length);
  // Stays open when a number is deleted to enter another one.
  const [isOpen, setIsOpen] = useState(isSet);
  if (!hasQuestions) return null;
  return (
    <section aria-label={messages.title} className={classes.card}>
      <Card>
        <Group justify="space-between" gap="xs">
          <Title order={2} size="h5">
            {messages.title}
          </Title>
          {!isSet && (
            <Button variant="subtle" size="compact-sm" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
              {isOpen ? messages.close : messages.open}
            </Button>
          )}
        </Group>
        {isSet || isOpen ? (
          <fieldset disabled={!canEdit} className={classes.fields}>
            <LimitFields limits={limits} />
          </fieldset>
        ) : (
          <Text size="sm" c="dimmed">
            {messages.none}
          </Text>
        )}
      </Card>
    </section>
  );
};
