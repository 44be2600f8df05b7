import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { NotificationRegion } from '../feedback/NotificationRegion';
import { cssVariables, theme } from './theme';

interface Props {
  children: ReactNode;
  /** 'auto' follows the system; the theme holds in both. */
  colorScheme?: 'light' | 'dark' | 'auto';
}

/** Wraps an application once: theme, colour scheme, and the place where notifications appear and are announced. */
export const UiProvider = ({ children, colorScheme = 'light' }: Props) => (
  <MantineProvider theme={theme} cssVariablesResolver={cssVariables} defaultColorScheme={colorScheme}>
    {children}
    <NotificationRegion />
  </MantineProvider>
);
