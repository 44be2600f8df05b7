import { type ButtonProps, createPolymorphicComponent, Button as MantineButton } from '@mantine/core';
import { useMergedRef } from '@mantine/hooks';
import { type Ref, useLayoutEffect, useRef } from 'react';

const hasNoFocus = (): boolean => document.activeElement === null || document.activeElement === document.body;

/**
 * A button is disabled while it is loading, and a disabled element loses the focus. It gets the focus back, unless people have gone
 * elsewhere in the meantime: otherwise those who use a keyboard would start from the top of the page after each save.
 */
const useKeptFocus = (isLoading: boolean) => {
  const button = useRef<HTMLButtonElement>(null);
  const hadFocus = useRef(false);
  useLayoutEffect(() => {
    if (isLoading) hadFocus.current = document.activeElement === button.current;
    else if (hadFocus.current) {
      hadFocus.current = false;
      if (hasNoFocus()) button.current?.focus();
    }
  }, [isLoading]);
  return button;
};

interface Props extends ButtonProps {
  ref?: Ref<HTMLButtonElement>;
}

/** Mantine's button, which keeps the focus over a time in which it is loading. */
export const Button = createPolymorphicComponent<'button', ButtonProps>(({ ref, ...props }: Props) => {
  const kept = useKeptFocus(props.loading === true);
  return <MantineButton ref={useMergedRef(kept, ref)} {...props} />;
});
