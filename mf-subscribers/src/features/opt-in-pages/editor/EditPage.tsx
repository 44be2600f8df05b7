import type { OptInPage } from '@folkmoot/contracts/client';
import { usePageTitle } from '@folkmoot/shell-sdk';
import { Button, IconExternalLink, Page, PageHeader, Stack, Text, useHotkeys } from '@folkmoot/ui';
import { SegmentedControl, Tooltip } from '@folkmoot/ui/controls';
import { useState } from 'react';
import { OnePage } from '../page/OnePage';
import { usePreview } from '../page/use-preview';
import { EditorForm, EditorProblems } from './EditorForm';
import { messages } from './editor.messages';
import classes from './editor.module.css';
import { PagePreview } from './PagePreview';
import { type Editor, useEditor } from './use-editor';

type Pane = 'edit' | 'preview';

const Actions = ({ editor }: { editor: Editor }) => {
  const preview = usePreview();
  const { isDirty, isSaving, blockers, save, base: page } = editor;
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
      <Button disabled={!isDirty || blockers.length > 0 || isSaving} onClick={() => void save()}>
        {isSaving ? messages.saving : messages.save}
      </Button>
    </>
  );
};

const PageEditor = ({ loaded }: { loaded: OptInPage }) => {
  const editor = useEditor(loaded);
  const [pane, setPane] = useState<Pane>('edit');
  const { base: page, draft, save } = editor;
  usePageTitle(messages.title(page.title));
  useHotkeys([['mod+S', () => void save()]], []);
  return (
    <Page>
      <PageHeader
        title={messages.title(page.title)}
        back={{ to: `/dashboard/opt-in/${page.id}`, label: messages.back(page.title) }}
        actions={<Actions editor={editor} />}
      />
      <EditorProblems editor={editor} />
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
    </Page>
  );
};

/** /dashboard/opt-in/{id}/edit: fields, style, topics and address, with the page beside them. */
export const EditPage = () => <OnePage isReadOnce>{(page) => <PageEditor key={page.id} loaded={page} />}</OnePage>;
