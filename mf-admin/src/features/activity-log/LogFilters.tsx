import { auditKinds, getAuditFiltersOperation, getCouncilActivityFiltersOperation } from '@folkmoot/contracts/client';
import { useOperation } from '@folkmoot/shell-sdk';
import { Button, Group, IconFilter, IconX, SearchBox, SimpleGrid, Stack, TextInput } from '@folkmoot/ui';
import { SegmentedControl, Select, useIsPhone } from '@folkmoot/ui/controls';
import { type ReactNode, useState } from 'react';
import { messages as texts, wordsOfAction } from './activity-log.messages';
import { isFiltered, kindOf, type LogFilter, noFilter } from './log-filter';

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

const countOf = (filter: LogFilter): number =>
  Object.keys(filter).filter((name) => name !== 'q' && name !== 'kind').length;

const Filters = ({ filter, patch, options, children }: LayoutProps) => {
  const isPhone = useIsPhone();
  const [isOpen, setIsOpen] = useState(false);
  const chosen = countOf(filter);
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
        {isPhone ? (
          <Button
            variant="default"
            aria-expanded={isOpen}
            leftSection={<IconFilter size={16} stroke={1.5} aria-hidden="true" />}
            onClick={() => setIsOpen(!isOpen)}
          >
            {chosen > 0 ? texts.filtersWith(chosen) : texts.filters}
          </Button>
        ) : null}
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
      <SimpleGrid
        cols={{ base: 2, sm: 3, lg: children ? 6 : 5 }}
        spacing="sm"
        display={isPhone && !isOpen ? 'none' : undefined}
      >
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
          onChange={(action) => patch({ action, kind: null })}
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

/** A group of actions. Takes the place of a single action. */
export const KindChoice = ({ filter, patch }: Props) => (
  <SegmentedControl
    aria-label={texts.kind}
    value={kindOf(filter) ?? 'all'}
    onChange={(kind) => patch({ kind: kind === 'all' ? null : kind, action: null })}
    data={(['all', ...auditKinds] as const).map((value) => ({ value, label: texts.kinds[value] }))}
  />
);

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
