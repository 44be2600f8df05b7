import { getOptInPageOperation, type OptInPage } from '@folkmoot/contracts/client';
import { api, useLeaveGuard, usePageTitle } from '@folkmoot/shell-sdk';
import { Button, IconExternalLink, notify, Page, PageHeader, Stack, Text, useHotkeys } from '@folkmoot/ui';
import { ConfirmDialog, SegmentedControl, Tooltip } from '@folkmoot/ui/controls';
import { useState } from 'react';
import { OnePage } from '../records/OnePage';
import { usePreview } from '../records/use-preview';
import { EditorForm, EditorProblems } from './EditorForm';
import { messages } from './editor.messages';
import classes from './editor.module.css';
import { PagePreview } from './PagePreview';
import { type Editor, useEditor } from './use-editor';

type Pane = 'edit' | 'preview';

const Actions = ({ editor }: { editor: Editor }) => {
  const preview = usePreview();
  const { isDirty, isSaving, problems, save, page } = editor;
  return (
    <>
      <Text size="sm" c="dimmed" role="status">
        {isDirty ? messages.unsaved : messages.allSaved}
      </Text>
      <Tooltip label={messages.previewHint} disabled={!isDirty}>
        <Button
          variant="default"
          rightSection={<IconExternalLink size={16} stroke={1.5} aria-hidden="true" />}
          data-disabled={isDirty || undefined}
          aria-disabled={isDirty}
          onClick={() => !isDirty && void preview(page)}
        >
          {messages.preview}
        </Button>
      </Tooltip>
      <Button disabled={!isDirty || problems.length > 0 || isSaving} onClick={() => void save()}>
        {isSaving ? messages.saving : messages.save}
      </Button>
    </>
  );
};

const LeaveQuestion = ({ isDirty }: { isDirty: boolean }) => {
  const blocker = useLeaveGuard(isDirty);
  return (
    <ConfirmDialog
      opened={blocker.state === 'blocked'}
      title={messages.leave.title}
      question={messages.leave.question}
      confirmLabel={messages.leave.confirm}
      cancelLabel={messages.leave.stay}
      isDangerous
      onConfirm={() => blocker.proceed?.()}
      onClose={() => blocker.reset?.()}
    />
  );
};

const PageEditor = ({ loaded }: { loaded: OptInPage }) => {
  const editor = useEditor(loaded);
  const [pane, setPane] = useState<Pane>('edit');
  const { page, draft, isDirty, save } = editor;
  usePageTitle(messages.title(page.title));
  useHotkeys([['mod+S', () => void save()]], []);
  const reload = async () => {
    const fresh = await api.call(getOptInPageOperation, { params: { pageId: page.id } }).catch(() => null);
    if (fresh) editor.take(fresh);
    else notify.error(messages.gone);
  };
  return (
    <Page>
      <PageHeader
        title={messages.title(page.title)}
        back={{ to: `/dashboard/opt-in/${page.id}`, label: messages.back(page.title) }}
        actions={<Actions editor={editor} />}
      />
      <EditorProblems editor={editor} onReload={() => void reload()} />
      <SegmentedControl
        className={classes.switch}
        fullWidth
        aria-label={messages.panes.label}
        data={(['edit', 'preview'] as const).map((value) => ({ value, label: messages.panes[value] }))}
        value={pane}
        onChange={(value) => setPane(value === 'preview' ? 'preview' : 'edit')}
      />
      <div className={classes.panes} data-shown={pane}>
        <div className={classes.form}>
          <EditorForm editor={editor} />
        </div>
        <Stack gap="xs" className={classes.side}>
          <PagePreview page={page} draft={draft} />
        </Stack>
      </div>
      <LeaveQuestion isDirty={isDirty} />
    </Page>
  );
};

/** /dashboard/opt-in/{id}/edit: fields, style, topics and address, with the page beside them (E-17, E-34). */
export const EditPage = () => <OnePage isReadOnce>{(page) => <PageEditor key={page.id} loaded={page} />}</OnePage>;
