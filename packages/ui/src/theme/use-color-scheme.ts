import { type MantineColorScheme, useMantineColorScheme } from '@mantine/core';

/** Light, dark, or the setting of the system. */
export type ColorScheme = MantineColorScheme;

interface ColorSchemeChoice {
  chosen: ColorScheme;
  /** Applies at once, in every tab of this browser, and is remembered. */
  choose: (scheme: ColorScheme) => void;
}

/** The person's choice of colour scheme in this browser. */
export const useColorScheme = (): ColorSchemeChoice => {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return { chosen: colorScheme, choose: setColorScheme };
};
