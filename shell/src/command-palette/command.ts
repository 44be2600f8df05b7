import type { ReactNode } from 'react';

/** Something that one can go to or do from anywhere. */
export interface Command {
  id: string;
  /** The heading under which it is listed. */
  group: string;
  label: string;
  /** Other words under which people look for it. */
  also?: string;
  /** What stands beside the label, quietly: a status, a state. */
  note?: string;
  icon: ReactNode;
  run: () => void;
}
