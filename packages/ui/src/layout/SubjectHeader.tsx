import { ActionIcon, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { IconArrowLeft } from '../icons';
import { Link } from '../router';
import classes from './subject-header.module.css';

interface Props {
  /** The name of the thing, the only h1 of the screen. A long one takes a second line and then ends in dots. */
  title: string;
  back: { to: string; label: string };
  /** The status as text with icon and colour. */
  status: ReactNode;
  /** The state in one short line: `240 of 400 responses, day 61, ends 22 Dec`. */
  line?: string | null;
  /** At most one main action. */
  action?: ReactNode;
  /** The other actions: `MoreActions`. */
  more?: ReactNode;
}

/** The head of one thing, such as a campaign: 64 px with a title of one line, above its tabs. */
export const SubjectHeader = ({ title, back, status, line, action, more }: Props) => (
  <div className={classes.head}>
    <ActionIcon
      component={Link}
      to={back.to}
      variant="subtle"
      color="gray"
      size={44}
      className={classes.back}
      aria-label={back.label}
      title={back.label}
    >
      <IconArrowLeft size={20} stroke={1.5} aria-hidden="true" />
    </ActionIcon>
    <div className={classes.text}>
      <Title order={1} className={classes.title} lineClamp={2} title={title}>
        {title}
      </Title>
      <div className={classes.state}>
        {status}
        {line ? <span className={classes.line}>{line}</span> : null}
      </div>
    </div>
    <div className={classes.actions}>
      {action}
      {more}
    </div>
  </div>
);
