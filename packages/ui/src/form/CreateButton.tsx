import { Button } from '@mantine/core';
import { IconPlus } from '../icons';

/** The one button of a screen that makes something new. */
export const CreateButton = ({ label, onClick }: { label: string; onClick: () => void }) => (
  <Button leftSection={<IconPlus size={16} stroke={1.5} aria-hidden="true" />} onClick={onClick}>
    {label}
  </Button>
);
