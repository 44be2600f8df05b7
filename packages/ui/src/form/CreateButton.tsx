import { IconPlus } from '../icons';
import { Button } from './Button';

/** The main button of a screen, which creates an item. */
export const CreateButton = ({ label, onClick }: { label: string; onClick: () => void }) => (
  <Button leftSection={<IconPlus size={16} stroke={1.5} aria-hidden="true" />} onClick={onClick}>
    {label}
  </Button>
);
