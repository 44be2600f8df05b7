import { getAuditFiltersOperation, getCouncilActivityFiltersOperation } from '@folkmoot/contracts/client';
import { useOperation } from '@folkmoot/shell-sdk';
import { Button, Group, IconX, SearchBox, SimpleGrid, Stack, TextInput } from '@folkmoot/ui';
import { Select } from '@folkmoot/ui/controls';
import type { ReactNode } from 'react';
import { messages as texts, wordsOfAction } from './activity-log.messages';
import { isFiltered, type LogFilter, noFilter } from './log-filter';

interface Props {
  filter: LogFilter;
  patch: (changes: Readonly<Record<string, string | null>>) => void;
}

interface Choice {
  value: string;
  label: string;
}

interface ChoiceProps {
  label: string;
  any: string;
  data: readonly Choice[];
  value: string | undefined;
  onChange: (value: string | null) => void;
}

const Choose = ({ label, any, data, value, onChange }: ChoiceProps) => (
  <Select
    label={label}
    placeholder={any}
    data={[...data]}
    value={value ?? null}
    onChange={onChange}
    searchable
    clearable
    clearButtonProps={{ 'aria-label': any }}
  />
);

const named = (list: readonly { id: string; name: string }[] = []): Choice[] =>
  list.map(({ id, name }) => ({ value: id, label: name }));

const worded = (list: readonly string[] = []): Choice[] =>
  list.map((value) => ({ value, label: wordsOfAction(value) }));

interface Options {
  /** Left out in the log of one council. */
  readonly councils?: readonly { id: string; name: string }[];
  readonly actors: readonly { id: string; name: string }[];
  readonly actions: readonly string[];
  readonly subjectTypes: readonly string[];
}

const CouncilChoice = ({ filter, patch, options }: Props & { options: Options | undefined }) => (
  <Choose
    label={texts.council}
    any={texts.anyCouncil}
    data={named(options?.councils)}
    value={filter.councilId}
    onChange={(councilId) => patch({ councilId })}
  />
);

interface LayoutProps extends Props {
  options: Options | undefined;
  /** Comes first. */
  children?: ReactNode;
}

const Filters = ({ filter, patch, options, children }: LayoutProps) => {
  const day = (name: 'from' | 'to') => (
    <TextInput
      type="date"
      label={texts[name]}
      value={filter[name] ?? ''}
      min={name === 'to' ? filter.from : undefined}
      max={name === 'from' ? filter.to : undefined}
      onChange={(event) => patch({ [name]: event.currentTarget.value })}
    />
  );
  return (
    <Stack gap="sm">
      <Group gap="sm">
        <SearchBox label={texts.search} value={filter.q ?? ''} onChange={(q) => patch({ q })} width={340} />
        {isFiltered(filter) ? (
          <Button
            variant="subtle"
            leftSection={<IconX size={16} stroke={1.5} aria-hidden="true" />}
            onClick={() => patch(noFilter)}
          >
            {texts.clear}
          </Button>
        ) : null}
      </Group>
      <SimpleGrid cols={{ base: 2, sm: 3, lg: children ? 6 : 5 }} spacing="sm">
        {children}
        <Choose
          label={texts.actor}
          any={texts.anyActor}
          data={named(options?.actors)}
          value={filter.actorId}
          onChange={(actorId) => patch({ actorId })}
        />
        <Choose
          label={texts.action}
          any={texts.anyAction}
          data={worded(options?.actions)}
          value={filter.action}
          onChange={(action) => patch({ action })}
        />
        <Choose
          label={texts.subject}
          any={texts.anySubject}
          data={worded(options?.subjectTypes)}
          value={filter.subjectType}
          onChange={(subjectType) => patch({ subjectType })}
        />
        {day('from')}
        {day('to')}
      </SimpleGrid>
    </Stack>
  );
};

/** The filters of the log of all councils. Their options are the values that the log contains. */
export const SystemFilters = (props: Props) => {
  const { data } = useOperation(getAuditFiltersOperation, {});
  return (
    <Filters {...props} options={data}>
      <CouncilChoice {...props} options={data} />
    </Filters>
  );
};

/** The same for the log of one council among all: its filters need no council. */
export const OneCouncilFilters = (props: Props) => {
  const { data } = useOperation(getAuditFiltersOperation, {});
  return <Filters {...props} options={data} />;
};

/** The same for the log of the own council. */
export const CouncilFilters = (props: Props) => {
  const { data } = useOperation(getCouncilActivityFiltersOperation, {});
  return <Filters {...props} options={data} />;
};
