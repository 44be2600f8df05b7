import { Card, Group, Stack, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from '../router';
import classes from './card-grid.module.css';

interface Props {
  title: string;
  /** Target of the title's link. */
  to: string;
  badge: ReactNode;
  children: ReactNode;
  /** Actions. They are at the bottom of the card, whatever the height of its row. */
  footer: ReactNode;
}

/** One item in a grid of cards. */
export const TitledCard = ({ title, to, badge, children, footer }: Props) => (
  <Card component="article" aria-label={title} className={classes.card}>
    <Stack gap="md" justify="space-between" h="100%">
      <Stack gap="xs">
        <Group justify="space-between" align="flex-start" wrap="nowrap" gap="xs">
          <Title order={2} size="h3" className={classes.title} lineClamp={3} title={title}>
            <Link to={to} className={classes.link}>
              {title}
            </Link>
          </Title>
          <div className={classes.badge}>{badge}</div>
        </Group>
        {children}
      </Stack>
      {footer}
    </Stack>
  </Card>
);
