import { Button } from '@mantine/core';
import { IconPlus } from '../icons';

/** The main button of a screen, which creates an item. */
export const CreateButton = ({ label, onClick }: { label: string; onClick: () => void }) => (
  <Button leftSection={<IconPlus size={16} stroke={1.5} aria-hidden="true" />} onClick={onClick}>
    {label}
  </Button>
);
