import { CopyButton, Group, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { IconCopy } from '../icons';
import { Button } from './Button';

interface Props {
  value: string;
  /** Accessible name. Also shown above the field unless it is hidden. */
  label: string;
  isLabelHidden?: boolean;
  copyLabel: string;
  onCopied: () => void;
  /** More actions for the address, such as opening it. */
  children?: ReactNode;
}

/** An address with a copy button. */
export const CopyAddress = ({ value, label, isLabelHidden = false, copyLabel, onCopied, children }: Props) => (
  <Group align="flex-end" gap="xs">
    <TextInput {...(isLabelHidden ? { 'aria-label': label } : { label })} value={value} readOnly flex={1} miw={200} />
    <CopyButton value={value}>
      {({ copy }) => (
        <Button
          variant="default"
          leftSection={<IconCopy size={16} stroke={1.5} aria-hidden="true" />}
          onClick={() => {
            copy();
            onCopied();
          }}
        >
          {copyLabel}
        </Button>
      )}
    </CopyButton>
    {children}
  </Group>
);
