import { type ButtonProps, createPolymorphicComponent, Button as MantineButton } from '@mantine/core';
import { useLayoutEffect, useRef } from 'react';

/**
 * Mantine's button is disabled while it is loading, and a disabled element loses the focus. This one gets it back, unless people
 * have gone elsewhere in the meantime: otherwise those who use a keyboard would start from the top of the page after each save.
 */
export const Button = createPolymorphicComponent<'button', ButtonProps>((props: ButtonProps) => {
  const focused = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const { activeElement, body } = document;
    if (props.loading) focused.current = activeElement as HTMLElement;
    else if (activeElement === body) focused.current?.focus();
  }, [props.loading]);
  return <MantineButton {...props} />;
});
