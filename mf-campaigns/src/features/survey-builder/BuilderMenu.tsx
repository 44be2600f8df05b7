import { ActionIcon, IconDots, useDisclosure } from '@folkmoot/ui';
import { Menu } from '@folkmoot/ui/controls';
import { useState } from 'react';
import classes from './builder.module.css';
import { useLiveState, useTools } from './builder-context';
import type { BuilderView } from './builder-view';
import { messages as commentMessages } from './comments/comments.messages';
import { downloadSurvey } from './download-survey';
import { MapDialog } from './paths/MapDialog';
import { messages as pathMessages } from './paths/paths.messages';
import { TestDialog } from './paths/TestDialog';
import { PreviewLinkDialog } from './preview-link/PreviewLinkDialog';
import { messages as previewLinkMessages } from './preview-link/preview-link.messages';
import { HistoryDialog } from './saved-drafts/HistoryDialog';
import { messages as historyMessages } from './saved-drafts/saved-drafts.messages';
import { messages as savingMessages } from './saving/saving.messages';
import type { Saving } from './saving/use-saving';
import { SaveToBankDialog } from './start/SaveToBankDialog';
import { messages as startMessages } from './start/start.messages';
import { type Start, StartDialogs, starts } from './start/starts';
import { messages } from './survey-builder.messages';
import { stepForward } from './use-shortcuts';

interface Props {
  view: BuilderView;
  onView: (view: BuilderView) => void;
  saving: Saving;
}

/** Actions that do not fit in the bar on narrow screens. */
const NarrowItems = ({ view, onView, saving }: Props) => {
  const { store, canEdit } = useTools();
  const canRedo = useLiveState(({ history }) => history.future.length > 0);
  const other = view === 'build' ? 'translations' : 'build';
  return (
    <>
      <Menu.Item hiddenFrom="lg" onClick={() => onView(other)}>
        {messages.view[other]}
      </Menu.Item>
      {canEdit && (
        <>
          <Menu.Item hiddenFrom="xs" disabled={!canRedo} onClick={() => stepForward(store)}>
            {messages.redo}
          </Menu.Item>
          <Menu.Item hiddenFrom="lg" onClick={() => void saving.save()}>
            {savingMessages.save}
          </Menu.Item>
        </>
      )}
    </>
  );
};

/** Actions that are needed less often. */
export const BuilderMenu = (props: Props) => {
  const { store, canEdit, campaignId } = useTools();
  const [openedStart, setOpenedStart] = useState<Start | null>(null);
  const [isSaveOpen, saveToBank] = useDisclosure();
  const [isMapOpen, map] = useDisclosure();
  const [isTestOpen, test] = useDisclosure();
  const [isHistoryOpen, history] = useDisclosure();
  const [isLinkOpen, link] = useDisclosure();
  return (
    <>
      <Menu position="bottom-end" width={240}>
        <Menu.Target>
          <ActionIcon variant="subtle" color="gray" size={36} className={classes.icon} aria-label={messages.more}>
            <IconDots size={18} stroke={1.5} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <NarrowItems {...props} />
          <Menu.Item onClick={map.open}>{pathMessages.map}</Menu.Item>
          <Menu.Item onClick={test.open}>{pathMessages.test}</Menu.Item>
          <Menu.Item onClick={() => store.getState().showComments('all')}>{commentMessages.all}</Menu.Item>
          <Menu.Item onClick={history.open}>{historyMessages.open}</Menu.Item>
          <Menu.Item onClick={() => void downloadSurvey(campaignId, props.saving.flush)}>{messages.download}</Menu.Item>
          {canEdit && <Menu.Item onClick={link.open}>{previewLinkMessages.open}</Menu.Item>}
          {canEdit && (
            <>
              <Menu.Label>{startMessages.start}</Menu.Label>
              {starts.map((start) => (
                <Menu.Item key={start.label} onClick={() => setOpenedStart(start)}>
                  {start.label}
                </Menu.Item>
              ))}
              <Menu.Divider />
              <Menu.Item onClick={saveToBank.open}>{startMessages.saveToBank}</Menu.Item>
            </>
          )}
        </Menu.Dropdown>
      </Menu>
      <MapDialog opened={isMapOpen} onClose={map.close} />
      <HistoryDialog opened={isHistoryOpen} onClose={history.close} flush={props.saving.flush} />
      <PreviewLinkDialog opened={isLinkOpen} onClose={link.close} flush={props.saving.flush} />
      <TestDialog opened={isTestOpen} onClose={test.close} />
      <StartDialogs opened={openedStart} onClose={() => setOpenedStart(null)} />
      <SaveToBankDialog opened={isSaveOpen} onClose={saveToBank.close} />
    </>
  );
};
