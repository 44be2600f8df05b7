import { getCouncilOperation } from '@folkmoot/contracts/client';
import { useCan, useOperation, usePageTitle } from '@folkmoot/shell-sdk';
import { Alert, Page, PageHeader, QueryStates } from '@folkmoot/ui';
import { messages } from './council-settings.messages';
import { GeneralForm } from './GeneralForm';

export const SettingsPage = () => {
  usePageTitle(messages.title);
  const canEdit = useCan('council:edit');
  const council = useOperation(getCouncilOperation, {});
  return (
    <Page>
      <PageHeader title={messages.title} description={messages.description} />
      {!canEdit && <Alert color="gray">{messages.readOnly}</Alert>}
      <QueryStates query={council} loadingLabel={messages.loading} errorTitle={messages.loadFailed}>
        {(loaded) => <GeneralForm key={loaded.revision} council={loaded} readOnly={!canEdit} />}
      </QueryStates>
    </Page>
  );
};
