import { Anchor, type AnchorProps, type ButtonProps } from '@mantine/core';
import type { ReactNode } from 'react';
import { Button } from '../form/Button';
import { Link } from '../router';

interface LinkProps {
  to: string;
  children: ReactNode;
}

/** A link to another screen that looks like a button. */
export const LinkButton = ({ to, children, ...rest }: ButtonProps & LinkProps) => (
  <Button component={Link} to={to} {...rest}>
    {children}
  </Button>
);

interface TextLinkProps extends LinkProps {
  /** The whole text of a link that shows only its first lines. */
  title?: string;
  onClick?: (() => void) | undefined;
}

/** A link to another screen in running text. */
export const TextLink = ({ to, children, ...rest }: AnchorProps & TextLinkProps) => (
  <Anchor component={Link} to={to} {...rest}>
    {children}
  </Anchor>
);
