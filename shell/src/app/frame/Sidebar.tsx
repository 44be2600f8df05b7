import type { NavigationEntry } from '@folkmoot/contracts/remote';
import { NavLink as RouterLink, useSession } from '@folkmoot/shell-sdk';
import { IconByName, IconLogout, IconRefresh, NavLink, Stack, Text } from '@folkmoot/ui';
import { useId } from 'react';
import { entriesFor } from '../../entities/navigation/navigation';
import { remotesMessages, useRemotes, useRemotesAhead } from '../../entities/remote';
import { messages } from './frame.messages';
import classes from './frame.module.css';

interface Props {
  onNavigate: () => void;
}

const FailedPart = ({ name, onRetry }: { name: string; onRetry: () => void }) => (
  <NavLink
    component="button"
    className={classes.link}
    label={remotesMessages.partFailed(name)}
    description={messages.retry}
    leftSection={<IconRefresh size={18} stroke={1.5} aria-hidden="true" />}
    onClick={onRetry}
  />
);

type LinkProps = Pick<NavigationEntry, 'label' | 'path' | 'icon'> & Props & { onAim: () => void };

const EntryLink = ({ label, path, icon, onNavigate, onAim }: LinkProps) => (
  <NavLink
    className={classes.link}
    component={RouterLink}
    to={`/dashboard/${path}`}
    label={label}
    leftSection={<IconByName name={icon} />}
    onClick={onNavigate}
    onPointerEnter={onAim}
    onFocus={onAim}
  />
);

/** An entry with sections: its label as a heading, and a link for each section. */
const EntryGroup = ({
  label,
  sections,
  ...props
}: Pick<NavigationEntry, 'label' | 'sections'> & Omit<LinkProps, 'icon' | 'path'>) => {
  const id = useId();
  return (
    <Stack gap={4} role="group" aria-labelledby={id}>
      <Text id={id} className={classes.heading}>
        {label}
      </Text>
      {sections?.map((section) => (
        <EntryLink key={section.path} {...props} {...section} />
      ))}
    </Stack>
  );
};

const Entries = ({ onNavigate }: Props) => {
  const session = useSession();
  const { data, error, refetch } = useRemotes();
  const retry = () => void refetch();
  const fetchAhead = useRemotesAhead();
  return (
    <>
      {entriesFor(session, data?.remotes ?? []).map((entry) => {
        const Entry = entry.sections ? EntryGroup : EntryLink;
        return <Entry key={entry.path} {...entry} onNavigate={onNavigate} onAim={fetchAhead} />;
      })}
      {data?.failed.map(({ name }) => (
        <FailedPart key={name} name={name} onRetry={retry} />
      ))}
      {error && !data ? (
        <Stack gap={4} p="xs">
          <Text size="sm">{remotesMessages.registryFailed}</Text>
          <FailedPart name="/remotes.json" onRetry={retry} />
        </Stack>
      ) : null}
    </>
  );
};

/** The main navigation. On small screens it is in a drawer. */
export const Sidebar = ({ onNavigate }: Props) => {
  const { signOut } = useSession();
  return (
    <>
      <nav className={classes.entries} aria-label={messages.main}>
        <Stack gap={4}>
          <Entries onNavigate={onNavigate} />
        </Stack>
      </nav>
      <div className={classes.foot}>
        <NavLink
          component="button"
          className={classes.link}
          label={messages.signOut}
          leftSection={<IconLogout size={18} stroke={1.5} aria-hidden="true" />}
          onClick={() => void signOut()}
        />
      </div>
    </>
  );
};
