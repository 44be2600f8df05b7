import { CloseButton, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { useState } from 'react';
import { IconSearch } from '../icons';
import { uiMessages } from '../ui.messages';

/** As `MAX_SEARCH` of the contracts: this package does not know them. */
const MAX_SEARCH_LENGTH = 200;

interface Props {
  /** Accessible name and placeholder: `Search campaigns`. */
  label: string;
  value: string;
  /** Called 250 ms after the last key press, or at once when cleared. */
  onChange: (value: string) => void;
  width?: number | string;
}

/** A search field with a debounce. */
export const SearchBox = ({ label, value, onChange, width = 280 }: Props) => {
  const [typed, setTyped] = useState(value);
  const [seen, setSeen] = useState(value);
  const [reported, setReported] = useState(value);
  // The value was changed from outside, for example by clearing all filters.
  if (value !== seen) {
    setSeen(value);
    if (value !== reported) setTyped(value);
    setReported(value);
  }
  const report = useDebouncedCallback((next: string) => {
    setReported(next);
    onChange(next);
  }, 250);
  const type = (next: string) => {
    setTyped(next);
    report(next);
  };
  const clear = () => {
    setTyped('');
    report.cancel();
    setReported('');
    onChange('');
  };
  return (
    <TextInput
      type="search"
      aria-label={label}
      placeholder={label}
      w={{ base: '100%', sm: width }}
      maxLength={MAX_SEARCH_LENGTH}
      value={typed}
      onChange={(event) => type(event.currentTarget.value)}
      leftSection={<IconSearch size={16} stroke={1.5} aria-hidden="true" />}
      rightSection={typed ? <CloseButton size="sm" aria-label={uiMessages.clearSearch} onClick={clear} /> : null}
    />
  );
};
