import { Menu } from '@folkmoot/ui/controls';
import { type ReactNode, useId } from 'react';
import styles from './export-menu.module.css';

interface Props {
  readonly label: string;
  /** Says in which cases people need the file. */
  readonly hint: string;
  readonly icon: ReactNode;
  readonly disabled: boolean;
  readonly onClick: () => void;
}

/** A format of the export menu. Its name is the label; the hint only describes it. */
export const ExportItem = ({ label, hint, icon, disabled, onClick }: Props) => {
  const id = useId();
  return (
    <Menu.Item
      leftSection={icon}
      disabled={disabled}
      onClick={onClick}
      aria-labelledby={`${id}-label`}
      aria-describedby={`${id}-hint`}
    >
      <span id={`${id}-label`} className={styles.label}>
        {label}
      </span>
      <span id={`${id}-hint`} className={styles.hint}>
        {hint}
      </span>
    </Menu.Item>
  );
};
