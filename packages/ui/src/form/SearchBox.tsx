import { CloseButton, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { useState } from 'react';
import { IconSearch } from '../icons';
import { uiMessages } from '../ui.messages';

interface Props {
  /** Accessible name, and the placeholder: `Search campaigns`. */
  label: string;
  value: string;
  /** Called 250 ms after the last key, at once when cleared. */
  onChange: (value: string) => void;
  width?: number | string;
}

/** A search field that waits until typing pauses. */
export const SearchBox = ({ label, value, onChange, width = 280 }: Props) => {
  const [typed, setTyped] = useState(value);
  const [seen, setSeen] = useState(value);
  const [reported, setReported] = useState(value);
  // Changed from elsewhere, by clearing all filters or going back: not what was reported from here.
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
      maxLength={200}
      value={typed}
      onChange={(event) => type(event.currentTarget.value)}
      leftSection={<IconSearch size={16} stroke={1.5} aria-hidden="true" />}
      rightSection={typed ? <CloseButton size="sm" aria-label={uiMessages.clearSearch} onClick={clear} /> : null}
    />
  );
};
