import { useMediaQuery } from '@mantine/hooks';

/** The breakpoint `sm` of the theme. */
const PHONE = '(max-width: 48em)';

/** Whether the page is as narrow as on a phone: each row of a table is then one cell. */
export const useIsPhone = (): boolean => useMediaQuery(PHONE) ?? false;
