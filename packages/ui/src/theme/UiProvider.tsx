import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { NotificationRegion } from '../feedback/NotificationRegion';
import { cssVariables, theme } from './theme';

interface Props {
  children: ReactNode;
  /** 'auto' follows the system; the theme holds in both. */
  colorScheme?: 'light' | 'dark' | 'auto';
  /** In tests: no transitions, and no stylesheet of variables, which jsdom would read again for every query by role. */
  isTest?: boolean;
}

/** Wraps an application once: theme, colour scheme, and the place where notifications appear and are announced. */
export const UiProvider = ({ children, colorScheme = 'light', isTest = false }: Props) => (
  <MantineProvider
    theme={theme}
    cssVariablesResolver={cssVariables}
    defaultColorScheme={colorScheme}
    env={isTest ? 'test' : 'default'}
    withCssVariables={!isTest}
    withGlobalClasses={!isTest}
  >
    {children}
    <NotificationRegion />
  </MantineProvider>
);
