import { type MantineColorScheme, useMantineColorScheme } from '@mantine/core';

/** Light, dark, or as the system has it. */
export type ColorScheme = MantineColorScheme;

interface ColorSchemeChoice {
  chosen: ColorScheme;
  /** Holds at once, in every tab of this browser, and the next time. */
  choose: (scheme: ColorScheme) => void;
}

/** The colour scheme that this person chose in this browser. */
export const useColorScheme = (): ColorSchemeChoice => {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return { chosen: colorScheme, choose: setColorScheme };
};
