import type { OptInPage } from '@folkmoot/contracts/client';
import { useCan, useLocation, useNavigate, usePageTitle } from '@folkmoot/shell-sdk';
import {
  ActionIcon,
  Alert,
  Button,
  IconCopy,
  IconDots,
  IconExternalLink,
  IconPencil,
  IconPlayerPause,
  IconPlayerPlay,
  IconTrash,
  LinkButton,
  Page,
  PageHeader,
  StatusBadge,
} from '@folkmoot/ui';
import { Menu } from '@folkmoot/ui/controls';
import { useEffect, useState } from 'react';
import { DeletePageDialog } from '../page/DeletePageDialog';
import { OnePage } from '../page/OnePage';
import { usePageActions } from '../page/use-page-actions';
import { usePreview } from '../page/use-preview';
import { messages } from './detail.messages';
import { PageAnalytics } from './PageAnalytics';
import { PageCodes } from './PageCodes';
import { RecentSignups } from './RecentSignups';
import { SharePage } from './SharePage';

const icon = { size: 16, stroke: 1.5, 'aria-hidden': true } as const;

const MoreActions = ({ page }: { page: OptInPage }) => {
  const actions = usePageActions();
  const navigate = useNavigate();
  const [asked, setAsked] = useState<OptInPage | null>(null);
  const remove = async (removed: OptInPage) => {
    if (!(await actions.remove(removed))) throw new Error('the page is still there');
    navigate('/dashboard/opt-in');
  };
  const ToggleIcon = page.isActive ? IconPlayerPause : IconPlayerPlay;
  return (
    <>
      <Button
        variant="default"
        leftSection={<ToggleIcon {...icon} />}
        loading={actions.isToggling}
        onClick={() => void actions.toggle(page)}
      >
        {page.isActive ? messages.deactivate : messages.activate}
      </Button>
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon variant="default" size={36} aria-label={messages.more}>
            <IconDots size={18} stroke={1.5} aria-hidden="true" />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<IconCopy {...icon} />} onClick={() => void actions.duplicate(page)}>
            {messages.duplicate}
          </Menu.Item>
          <Menu.Item color="red" leftSection={<IconTrash {...icon} />} onClick={() => setAsked(page)}>
            {messages.delete}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <DeletePageDialog page={asked} onConfirm={remove} onClose={() => setAsked(null)} />
    </>
  );
};

const Head = ({ page }: { page: OptInPage }) => {
  const canEdit = useCan('opt-in-page:edit');
  const preview = usePreview();
  return (
    <PageHeader
      title={page.title}
      description={page.description}
      back={{ to: '/dashboard/opt-in', label: messages.back }}
      badge={<StatusBadge status={page.isActive ? 'active' : 'inactive'} />}
      actions={
        <>
          {canEdit && (
            <LinkButton to={`/dashboard/opt-in/${page.id}/edit`} leftSection={<IconPencil {...icon} />}>
              {messages.edit}
            </LinkButton>
          )}
          <Button variant="default" rightSection={<IconExternalLink {...icon} />} onClick={() => void preview(page)}>
            {messages.preview}
          </Button>
          {canEdit && <MoreActions page={page} />}
        </>
      }
    />
  );
};

/** The Analytics button of a card links to that section of the page. */
const useJump = () => {
  const { hash } = useLocation();
  useEffect(() => {
    if (hash) document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [hash]);
};

const Details = ({ page }: { page: OptInPage }) => {
  usePageTitle(page.title);
  useJump();
  return (
    <Page>
      <Head page={page} />
      {page.settings.defaultTags.length === 0 && <Alert color="amber">{messages.noTopics}</Alert>}
      <SharePage page={page} />
      <PageCodes page={page} />
      <PageAnalytics pageId={page.id} />
      <RecentSignups page={page} />
    </Page>
  );
};

/** /dashboard/opt-in/{id}: how a page does, who signed up, and how to share it. */
export const PageDetailPage = () => <OnePage>{(page) => <Details page={page} />}</OnePage>;
