import { getSsoOperation, type SsoSettings } from '@folkmoot/contracts/client';
import { useCan, useOperation } from '@folkmoot/shell-sdk';
import { Alert, Badge, Card, PageLoading, QueryStates, Stack } from '@folkmoot/ui';
import { SettingsHead } from '../SettingsHead';
import { AccessStep } from './AccessStep';
import { DomainStep } from './DomainStep';
import { ProviderStep } from './ProviderStep';
import { RequireStep } from './RequireStep';
import { messages } from './single-sign-on.messages';

const stateOf = ({ connection, requirement }: SsoSettings): keyof typeof messages.states => {
  if (!connection?.isOn) return 'off';
  return requirement.isRequired ? 'required' : 'on';
};

const StateBadge = ({ settings }: { settings: SsoSettings }) => {
  const state = stateOf(settings);
  return <Badge color={state === 'off' ? 'gray' : 'green'}>{messages.states[state]}</Badge>;
};

const Settings = () => {
  const query = useOperation(getSsoOperation, {});
  return (
    <QueryStates
      query={query}
      loading={<PageLoading label={messages.loading} shape="table" count={4} />}
      errorTitle={messages.loadFailed}
    >
      {(settings) => (
        <>
          <Card>
            <SettingsHead
              title={messages.title}
              description={messages.description}
              aside={<StateBadge settings={settings} />}
            />
          </Card>
          <DomainStep settings={settings} />
          <ProviderStep settings={settings} />
          <AccessStep settings={settings} />
          {/* A change of the other steps must not close its question. */}
          <RequireStep key={JSON.stringify(settings.requirement.breakGlassUserIds)} settings={settings} />
        </>
      )}
    </QueryStates>
  );
};

/** The provider through which the staff of the council sign in. */
export const SingleSignOnTab = () => {
  const canManage = useCan('sso:manage');
  return <Stack>{canManage ? <Settings /> : <Alert color="gray">{messages.onlyAdmins}</Alert>}</Stack>;
};
