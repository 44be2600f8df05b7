import {
  getSurveyOperation,
  listSurveysOperation,
  listSurveyTemplatesOperation,
  type SurveyListItem,
  type SurveyTemplate,
} from '@folkmoot/contracts/client';
import { useOperation } from '@folkmoot/shell-sdk';
import { Stack, Text, useDebouncedValue } from '@folkmoot/ui';
import { Radio, Select } from '@folkmoot/ui/controls';
import { useState } from 'react';
import { surveyWords } from '../../entities/campaign/campaign-words.messages';
import { messages } from './campaign-list.messages';
import type { Beginning } from './use-filters';

const texts = messages.dialog.start;

export type StartKind = 'empty' | 'template' | 'survey';

export interface Start extends Beginning {
  kind: StartKind;
}

export const startOf = ({ templateId, surveyOf }: Beginning): Start => {
  const kind = templateId ? 'template' : 'empty';
  return { templateId, surveyOf, kind: surveyOf ? 'survey' : kind };
};

/** Whether the choice is complete, so that the campaign can be created. */
export const isComplete = ({ kind, templateId, surveyOf }: Start): boolean => {
  if (kind === 'template') return templateId !== null;
  return kind === 'empty' || surveyOf !== null;
};

/** The choice as request fields: at most one of the two. */
export const startBody = ({ kind, templateId, surveyOf }: Start): { templateId?: string; surveyOf?: string } => {
  if (kind === 'template' && templateId) return { templateId };
  return kind === 'survey' && surveyOf ? { surveyOf } : {};
};

interface Props {
  start: Start;
  onChange: (start: Start) => void;
}

const About = ({ item }: { item: SurveyTemplate | SurveyListItem | undefined }) =>
  item ? (
    <Text size="sm" c="dimmed">
      {surveyWords.questions(item.questionCount)}, {surveyWords.minutes(item.estimatedMinutes)}. {item.description}
    </Text>
  ) : null;

const TemplateSelect = ({ start, onChange }: Props) => {
  const { data, error } = useOperation(listSurveyTemplatesOperation, {});
  const templates = data?.items ?? [];
  return (
    <>
      <Select
        label={texts.template}
        placeholder={texts.chooseTemplate}
        data={templates.map(({ id, title, topic }) => ({ value: id, label: `${title} (${topic})` }))}
        value={data ? start.templateId : null}
        onChange={(templateId) => onChange({ ...start, templateId })}
        error={error ? texts.templatesFailed : undefined}
        searchable
        required
      />
      <About item={templates.find(({ id }) => id === start.templateId)} />
    </>
  );
};

/** An address can preselect a survey, so the list contains it even if the search has not found it. */
const useSurveys = (surveyOf: string | null, q: string) => {
  const { data, error } = useOperation(listSurveysOperation, { query: q ? { q } : {} });
  const matches = data?.items ?? [];
  const isMissing =
    surveyOf !== null && data !== undefined && !matches.some(({ campaignId }) => campaignId === surveyOf);
  const named = useOperation(
    getSurveyOperation,
    { params: { campaignId: surveyOf ?? '' } },
    { enabled: isMissing, retry: false },
  );
  return { matches, error, surveys: isMissing && named.data ? [named.data, ...matches] : matches };
};

const SurveySelect = ({ start, onChange }: Props) => {
  const [typed, setTyped] = useState('');
  const [q] = useDebouncedValue(typed, 250);
  const [chosenTitle, setChosenTitle] = useState('');
  // The field contains the title of the chosen survey, which is not a search.
  const { surveys, matches, error } = useSurveys(start.surveyOf, q === chosenTitle ? '' : q);
  const choose = (campaignId: string | null, option: { label: string } | null) => {
    setChosenTitle(option?.label ?? '');
    onChange({ ...start, surveyOf: campaignId });
  };
  return (
    <>
      <Select
        label={texts.survey}
        placeholder={texts.chooseSurvey}
        data={surveys.map(({ campaignId, title }) => ({ value: campaignId, label: title }))}
        value={start.surveyOf}
        onChange={choose}
        onSearchChange={setTyped}
        // The server has already searched, and not only in titles.
        filter={({ options }) => options}
        nothingFoundMessage={texts.noSurvey}
        error={error ? texts.surveysFailed : undefined}
        allowDeselect={false}
        searchable
        required
      />
      <About item={matches.find(({ campaignId }) => campaignId === start.surveyOf)} />
    </>
  );
};

/** The start of the new survey: empty, a template, or an existing survey. */
export const StartingPoint = ({ start, onChange }: Props) => {
  const kinds: StartKind[] = ['empty', 'template', 'survey'];
  return (
    <Stack gap="sm">
      <Radio.Group
        label={texts.label}
        value={start.kind}
        onChange={(value) => onChange({ ...start, kind: kinds.find((kind) => kind === value) ?? 'empty' })}
      >
        <Stack gap={8} mt={8}>
          {kinds.map((kind) => (
            <Radio key={kind} value={kind} label={texts.kinds[kind]} />
          ))}
        </Stack>
      </Radio.Group>
      {start.kind === 'template' && <TemplateSelect start={start} onChange={onChange} />}
      {start.kind === 'survey' && <SurveySelect start={start} onChange={onChange} />}
    </Stack>
  );
};
