import type { Subscriber } from '@folkmoot/contracts/client';
import { TextLink } from '@folkmoot/ui';
import { personPath } from '../person-path';
import classes from './list.module.css';

/** The email address as a link to the person's page, which has the whole address where it is cut here. */
export const Identity = ({ id, displayEmail }: Subscriber) => (
  <TextLink to={personPath(id)} size="sm" fw={500} c="inherit" className={classes.address}>
    <span title={displayEmail}>{displayEmail}</span>
  </TextLink>
);
