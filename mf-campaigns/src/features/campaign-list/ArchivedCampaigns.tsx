import { IconChevronDown, IconChevronRight, UnstyledButton } from '@folkmoot/ui';
import { PagedList } from '@folkmoot/ui/controls';
import { useId, useState } from 'react';
import classes from './archived-campaigns.module.css';
import { Campaigns, LoadingCampaigns } from './Campaigns';
import { messages } from './campaign-list.messages';
import { useCampaigns } from './use-campaigns';
import type { Filters } from './use-filters';
import type { CampaignView } from './use-view';

interface Props {
  filters: Filters;
  view: CampaignView;
}

const Opened = ({ filters, view }: Props) => (
  <PagedList
    list={useCampaigns({ ...filters, status: 'archived' })}
    loading={<LoadingCampaigns view={view} />}
    errorTitle={messages.loadFailed}
    empty={null}
  >
    {(items, isStale) => (
      <Campaigns campaigns={items} isStale={isStale} view={view} filters={filters} label={messages.archivedTitle} />
    )}
  </PagedList>
);

/** The archived campaigns under the other filters, folded away below the list. */
export const ArchivedCampaigns = ({ count, ...props }: Props & { count: number }) => {
  const [isOpen, setIsOpen] = useState(false);
  const content = useId();
  const Icon = isOpen ? IconChevronDown : IconChevronRight;
  return (
    <div>
      <UnstyledButton
        className={classes.fold}
        aria-expanded={isOpen}
        aria-controls={content}
        onClick={() => setIsOpen(!isOpen)}
      >
        <Icon size={18} stroke={1.5} aria-hidden="true" />
        {messages.archived(count)}
      </UnstyledButton>
      <div id={content}>{isOpen && <Opened {...props} />}</div>
    </div>
  );
};
