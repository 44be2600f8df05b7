import { useCan, usePageTitle } from '@folkmoot/shell-sdk';
import { IconPlus, LinkButton, Page, PageHeader } from '@folkmoot/ui';
import { LinkTabs } from '@folkmoot/ui/controls';
import { newCampaignPath } from './new-campaign-path';
import { OwnSurveys } from './OwnSurveys';
import { messages } from './survey-library.messages';
import { Templates } from './Templates';

const shelves = ['own', 'templates'] as const;

/** /dashboard/surveys: what there is to begin a campaign with. */
export const SurveyLibraryPage = ({ shelf }: { shelf: (typeof shelves)[number] }) => {
  usePageTitle(messages.title);
  const canEdit = useCan('campaign:edit');
  return (
    <Page>
      <PageHeader
        title={messages.title}
        description={messages.description}
        actions={
          canEdit && (
            <LinkButton to={newCampaignPath()} leftSection={<IconPlus size={16} stroke={1.5} aria-hidden="true" />}>
              {messages.createSurvey}
            </LinkButton>
          )
        }
      />
      <LinkTabs tabs={shelves.map((name) => ({ to: `/dashboard/surveys/${name}`, label: messages.tabs[name] }))} />
      {shelf === 'own' ? <OwnSurveys canEdit={canEdit} /> : <Templates canEdit={canEdit} />}
    </Page>
  );
};
