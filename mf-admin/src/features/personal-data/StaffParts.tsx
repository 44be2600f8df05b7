import { lookup, roleLabels, type StaffData } from '@folkmoot/contracts/client';
import { dayIn, momentOrDayIn, useCouncilZone } from '@folkmoot/shell-sdk';
import { Stack, StatusBadge } from '@folkmoot/ui';
import { Facts, Part } from './Part';
import { factorsOf } from './person.domain';
import { messages as texts } from './personal-data.messages';
import classes from './personal-data.module.css';

type Account = NonNullable<StaffData['account']>;

const AccountPart = ({ account }: { account: Account }) => {
  const zone = useCouncilZone();
  const { name, role, status, createdAt, lastLoginAt, sessions, addressChange } = account;
  return (
    <Part place="account" count={1}>
      <div>
        <StatusBadge status={status} />
      </div>
      <Facts
        facts={[
          [texts.fields.name, name],
          [texts.fields.role, roleLabels[role]],
          [texts.fields.createdAt, dayIn(createdAt, zone)],
          [texts.fields.lastLoginAt, lastLoginAt ? momentOrDayIn(lastLoginAt, zone) : null],
          [texts.fields.sessions, sessions],
          [texts.fields.newAddress, addressChange?.email ?? null],
        ]}
      />
    </Part>
  );
};

const Factors = ({ account }: { account: Account }) => {
  const zone = useCouncilZone();
  const factors = factorsOf(account);
  if (factors.length === 0) return null;
  return (
    <Part place="factors" count={factors.length}>
      {factors.map(({ name, createdAt, lastUsedAt }) => (
        <Facts
          key={`${name} ${createdAt}`}
          facts={[
            [texts.fields.name, name],
            [texts.fields.createdAt, dayIn(createdAt, zone)],
            [texts.fields.lastUsedAt, lastUsedAt ? dayIn(lastUsedAt, zone) : null],
          ]}
        />
      ))}
    </Part>
  );
};

const Invitations = ({ invitations }: Pick<StaffData, 'invitations'>) => {
  const zone = useCouncilZone();
  return (
    <Part place="invitations" count={invitations.length}>
      {invitations.map(({ id, role, status, createdAt, expiresAt }) => (
        <Stack key={id} component="article" gap="xs" className={classes.entry}>
          <StatusBadge status={status} label={texts.invitationStatuses[status]} />
          <Facts
            facts={[
              [texts.fields.role, lookup(roleLabels, role) ?? role],
              [texts.fields.createdAt, dayIn(createdAt, zone)],
              [texts.fields.expiresAt, dayIn(expiresAt, zone)],
            ]}
          />
        </Stack>
      ))}
    </Part>
  );
};

/** The stored data of a person as staff. Most people are none. */
export const StaffParts = ({ data: { account, invitations } }: { data: StaffData }) => (
  <>
    {account && <AccountPart account={account} />}
    {account && <Factors account={account} />}
    {invitations.length > 0 && <Invitations invitations={invitations} />}
  </>
);
