import type { ReactNode } from 'react';

/** A screen to open or an action to run from anywhere. */
export interface Command {
  id: string;
  /** The heading of its group. */
  group: string;
  label: string;
  /** Additional search terms. */
  also?: string;
  /** Listed only when something is typed, so that the list stays short at first. */
  isSearchOnly?: boolean;
  /** Secondary text beside the label, such as a status. */
  note?: string;
  icon: ReactNode;
  run: () => void;
}
