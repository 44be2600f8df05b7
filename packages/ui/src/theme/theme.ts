import { type CSSVariablesResolver, createTheme } from '@mantine/core';
import { uiMessages } from '../ui.messages';
import { palette } from './palette';

const FONT = "'Inter Variable', system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif";

/** A tint with a border of the same colour: visible but not dominant. */
const alertVars = (_theme: unknown, { color, variant }: { color?: string; variant?: string }) => {
  if (!color || variant) return { root: {} };
  const inDark = (percent: number) => `color-mix(in srgb, var(--mantine-color-${color}-6) ${percent}%, transparent)`;
  const shade = (light: number, dark: number) => `light-dark(var(--mantine-color-${color}-${light}), ${inDark(dark)})`;
  return { root: { '--alert-bg': shade(0, 14), '--alert-bd': `1px solid ${shade(2, 50)}` } };
};

const DIALOG_MARGIN = '5dvh';
const DIALOG_TOP = `max(${DIALOG_MARGIN}, var(--folkmoot-notices, 0px) + var(--folkmoot-notices-top, 0px) + 8px)`;

/** The header of a dialog must not be a banner landmark. */
const headless = { header: { role: 'none' } } as const;

/** Selects the text on focus, so that typing replaces the current choice instead of extending it. */
const selectText = ({ currentTarget }: { currentTarget: HTMLInputElement }): void => {
  if (!currentTarget.readOnly) currentTarget.select();
};

/** Calm and dense: 14 px text, an 8 px grid, 1 px borders, one accent. Only floating elements have shadows. */
export const theme = createTheme({
  colors: palette,
  primaryColor: 'accent',
  primaryShade: 8,
  autoContrast: true,
  fontFamily: FONT,
  fontFamilyMonospace: "ui-monospace, 'SF Mono', Menlo, Consolas, monospace",
  fontSizes: { xs: '0.75rem', sm: '0.8125rem', md: '0.875rem', lg: '1rem', xl: '1.125rem' },
  lineHeights: { xs: '1.4', sm: '1.45', md: '1.5', lg: '1.5', xl: '1.4' },
  spacing: { xs: '8px', sm: '12px', md: '16px', lg: '24px', xl: '32px' },
  radius: { xs: '4px', sm: '6px', md: '8px', lg: '12px', xl: '16px' },
  defaultRadius: 'md',
  cursorType: 'pointer',
  respectReducedMotion: true,
  headings: {
    fontFamily: FONT,
    fontWeight: '600',
    sizes: {
      h1: { fontSize: '1.5rem', lineHeight: '2rem' },
      h2: { fontSize: '1.125rem', lineHeight: '1.625rem' },
      h3: { fontSize: '0.9375rem', lineHeight: '1.375rem' },
      h4: { fontSize: '0.875rem', lineHeight: '1.25rem' },
    },
  },
  breakpoints: { xs: '30em', sm: '48em', md: '62em', lg: '75em', xl: '90em' },
  components: {
    Card: { defaultProps: { withBorder: true, shadow: 'none', padding: 'lg' } },
    Paper: {
      defaultProps: { withBorder: true, shadow: 'none' },
      styles: { root: { '--paper-border-color': 'var(--folkmoot-line)' } },
    },
    Alert: { vars: alertVars },
    Modal: {
      defaultProps: {
        attributes: headless,
        centered: true,
        overlayProps: { backgroundOpacity: 0.45 },
        transitionProps: { duration: 120 },
      },
      styles: {
        // Dialogs start below the notices, which stay in view. Below a dialog the usual margin is enough: with the same
        // margin as above, a few notices would leave no room for the dialog.
        inner: { paddingTop: DIALOG_TOP, paddingBottom: DIALOG_MARGIN },
        content: { maxHeight: `calc(100dvh - ${DIALOG_TOP} - ${DIALOG_MARGIN})` },
        title: { fontSize: 'var(--mantine-font-size-lg)', fontWeight: 600 },
      },
    },
    Drawer: { defaultProps: { attributes: headless, transitionProps: { duration: 160 } } },
    // Mantine's placeholder for the first focus is no menu item, which a menu may not contain.
    Menu: {
      defaultProps: {
        shadow: 'md',
        transitionProps: { duration: 80 },
        withInitialFocusPlaceholder: false,
        // A list that grows can move the button out of view. The menu has the focus and must still answer to keys.
        hideDetached: false,
      },
    },
    Popover: { defaultProps: { shadow: 'md', transitionProps: { duration: 80 } } },
    // A closed list is not mounted: a list of 400 time zones would render again on each key press in its form.
    Combobox: { defaultProps: { keepMounted: false } },
    Select: { defaultProps: { onFocus: selectText } },
    ColorInput: { defaultProps: { eyeDropperButtonProps: { 'aria-label': uiMessages.pickColour } } },
    Tooltip: { defaultProps: { openDelay: 300, withArrow: true } },
    Badge: {
      defaultProps: { variant: 'light', radius: 'sm' },
      // Beside a long title, the title shrinks and not the badge.
      styles: { root: { flexShrink: 0 }, label: { textTransform: 'none', fontWeight: 500 } },
    },
    Loader: { defaultProps: { size: 'sm' } },
  },
});

/** Overrides Mantine's text colours that do not reach a contrast of 4.5:1. */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    '--mantine-color-text': palette.gray[9],
    '--mantine-color-dimmed': palette.gray[6],
    '--mantine-color-placeholder': palette.gray[6],
    '--mantine-color-error': palette.red[8],
    '--mantine-color-default-border': palette.gray[3],
    '--folkmoot-canvas': palette.gray[0],
    '--folkmoot-line': '#e2e2e2',
    '--folkmoot-field': palette.gray[5],
    '--folkmoot-hover': palette.gray[1],
    '--folkmoot-bar': palette.accent[8],
  },
  dark: {
    '--mantine-color-text': '#e4e4e4',
    '--mantine-color-dimmed': '#a6a6a6',
    '--mantine-color-placeholder': '#a6a6a6',
    '--mantine-color-error': palette.red[3],
    '--mantine-color-anchor': palette.accent[3],
    // Mantine's value is nearly white. A delete button must look red.
    '--mantine-color-red-light-color': palette.red[3],
    // Mantine's value is the colour of a card, so a disabled button would be invisible on it.
    '--mantine-color-disabled': '#3d3d3d',
    '--mantine-color-disabled-color': '#9a9a9a',
    '--folkmoot-canvas': '#191919',
    '--folkmoot-line': '#3a3a3a',
    '--folkmoot-field': '#767676',
    '--folkmoot-hover': '#2f2f2f',
    '--folkmoot-bar': palette.accent[4],
  },
});
