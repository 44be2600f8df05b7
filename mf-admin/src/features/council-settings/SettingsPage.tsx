import { type Council, getCouncilOperation } from '@folkmoot/contracts/client';
import { Outlet, useCan, useLocation, useOperation, useOutletContext, usePageTitle } from '@folkmoot/shell-sdk';
import { Alert, Page, PageHeader, PageLoading, QueryStates, Stack } from '@folkmoot/ui';
import { LinkTabs } from '@folkmoot/ui/controls';
import { messages } from './council-settings.messages';
import classes from './council-settings.module.css';

const ROOT = '/dashboard/settings';
const tabs = [
  { to: `${ROOT}/general`, label: messages.tabs.general },
  { to: `${ROOT}/targeting`, label: messages.tabs.targeting },
  { to: `${ROOT}/population`, label: messages.tabs.population },
  { to: `${ROOT}/places`, label: messages.tabs.places },
  { to: `${ROOT}/branding`, label: messages.tabs.branding },
  { to: `${ROOT}/notifications`, label: messages.tabs.notifications },
  { to: `${ROOT}/email`, label: messages.tabs.email },
  { to: `${ROOT}/privacy`, label: messages.tabs.privacy },
  { to: `${ROOT}/sign-in`, label: messages.tabs.signIn },
  { to: `${ROOT}/single-sign-on`, label: messages.tabs.singleSignOn },
  { to: `${ROOT}/tokens`, label: messages.tabs.tokens },
  { to: `${ROOT}/webhooks`, label: messages.tabs.webhooks },
];
/** For admins only. */
const adminTabs = [...tabs, { to: `${ROOT}/activity`, label: messages.tabs.activity }];

export interface Settings {
  readonly council: Council;
  readonly readOnly: boolean;
}

/** Each tab gets the stored council, and whether the person may change it. */
export const useSettings = (): Settings => useOutletContext<Settings>();

/** The frame of all tabs. Personal settings, such as notifications, can be changed by everybody. */
export const SettingsPage = () => {
  usePageTitle(messages.title);
  const canEdit = useCan('council:edit');
  const council = useOperation(getCouncilOperation, {});
  const isOwn = useLocation().pathname === `${ROOT}/notifications`;
  return (
    <Page>
      <PageHeader title={messages.title} description={messages.description} />
      <div className={classes.frame}>
        <LinkTabs tabs={canEdit ? adminTabs : tabs} isBeside label={messages.tabsLabel} />
        <Stack className={classes.panel}>
          {!canEdit && !isOwn && <Alert color="gray">{messages.readOnly}</Alert>}
          <QueryStates
            query={council}
            loading={<PageLoading label={messages.loading} shape="table" count={5} />}
            errorTitle={messages.loadFailed}
          >
            {(loaded) => <Outlet context={{ council: loaded, readOnly: !canEdit } satisfies Settings} />}
          </QueryStates>
        </Stack>
      </div>
    </Page>
  );
};
