import { listCouncilsOperation } from '@folkmoot/contracts/client';
import { useOperation } from '@folkmoot/shell-sdk';
import { useDebouncedValue } from '@folkmoot/ui';
import { Select } from '@folkmoot/ui/controls';
import { useState } from 'react';
import { selectMessages as texts } from './select.messages';

const MAX_MATCHES = 50;
const PAUSE_MS = 200;

/** A council id with its name, which is shown before any search. */
export interface ChosenCouncil {
  readonly id: string;
  readonly name: string;
}

interface Props {
  label: string;
  description?: string;
  value: ChosenCouncil | null;
  onChange: (council: ChosenCouncil | null) => void;
  /** Entries before the councils, such as "No council". */
  first?: readonly ChosenCouncil[];
  error?: string | null;
  required?: boolean;
  clearable?: boolean;
  placeholder?: string;
}

/** Selects one of any number of councils. The typed text is searched on the server. */
export const CouncilSelect = ({ value, onChange, first = [], error, ...props }: Props) => {
  const [search, setSearch] = useState('');
  // After a choice, the field contains a name, which is not a search.
  const [q] = useDebouncedValue(search === value?.name ? '' : search, PAUSE_MS);
  const { data } = useOperation(listCouncilsOperation, { query: { limit: MAX_MATCHES, ...(q ? { q } : {}) } });
  const matches = (data?.items ?? []).map(({ id, name }) => ({ id, name }));
  const known = [...first, ...matches];
  const all = value && !known.some(({ id }) => id === value.id) ? [value, ...known] : known;
  return (
    <Select
      {...props}
      data={all.map(({ id, name }) => ({ value: id, label: name }))}
      value={value?.id ?? null}
      onChange={(id) => onChange(all.find((each) => each.id === id) ?? null)}
      searchable
      searchValue={search}
      onSearchChange={setSearch}
      filter={({ options }) => options}
      nothingFoundMessage={texts.noneFound}
      error={error ?? null}
      allowDeselect={false}
      maxDropdownHeight={260}
    />
  );
};
