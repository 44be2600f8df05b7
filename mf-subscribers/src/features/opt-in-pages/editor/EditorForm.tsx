import { Alert, Button, Card, List, Stack, Text, TextInput, Title } from '@folkmoot/ui';
import { Textarea } from '@folkmoot/ui/controls';
import { SlugField } from '../records/SlugField';
import { afterTyping } from '../records/slug.domain';
import { TopicChecklist } from '../records/TopicChecklist';
import { messages } from './editor.messages';
import { FieldEditor } from './FieldEditor';
import { StyleEditor } from './StyleEditor';
import type { Editor } from './use-editor';

/** What went wrong, and what keeps the page from being saved. */
export const EditorProblems = ({ editor, onReload }: { editor: Editor; onReload: () => void }) => (
  <>
    {editor.isStale && (
      <Alert color="red" role="alert">
        <Stack gap="xs" align="flex-start">
          {messages.stale}
          <Button size="xs" variant="default" onClick={onReload}>
            {messages.reload}
          </Button>
        </Stack>
      </Alert>
    )}
    {editor.error && !editor.isStale && (
      <Alert color="red" role="alert">
        {messages.failed}
      </Alert>
    )}
    {editor.problems.length > 0 && (
      <Alert color="amber" role="status" title={messages.blocked}>
        <List size="sm">
          {editor.problems.map((problem) => (
            <List.Item key={problem}>{messages.problems[problem]}</List.Item>
          ))}
        </List>
      </Alert>
    )}
  </>
);

const Basics = ({ editor }: { editor: Editor }) => {
  const { draft, page, change } = editor;
  return (
    <Card component="section" aria-label={messages.basics.heading}>
      <Stack gap="sm">
        <Title order={2} size="h3">
          {messages.basics.heading}
        </Title>
        <TextInput
          label={messages.basics.title}
          value={draft.title}
          onChange={(event) => change({ title: event.currentTarget.value })}
          error={draft.title.trim() === '' ? messages.problems.title : null}
          required
          maxLength={200}
        />
        <Textarea
          label={messages.basics.description}
          value={draft.description}
          onChange={(event) => change({ description: event.currentTarget.value })}
          maxLength={2000}
          autosize
          minRows={2}
          maxRows={8}
        />
        <SlugField
          slug={draft.slug}
          onChange={(typed) => change({ slug: afterTyping(typed).slug })}
          error={editor.slugError}
        />
        {draft.slug !== page.slug && (
          <Text size="sm" c="dimmed">
            {messages.basics.renamed(page.slug)}
          </Text>
        )}
      </Stack>
    </Card>
  );
};

/** Everything of a page that can be changed. */
export const EditorForm = ({ editor }: { editor: Editor }) => {
  const { draft, change } = editor;
  return (
    <Stack gap="md">
      <Basics editor={editor} />
      <Card component="section" aria-label={messages.topics}>
        <Stack gap="sm">
          <Title order={2} size="h3">
            {messages.topics}
          </Title>
          <TopicChecklist chosen={draft.tagIds} onChange={(tagIds) => change({ tagIds })} />
        </Stack>
      </Card>
      <FieldEditor fields={draft.fields} onChange={(fields) => change({ fields })} />
      <StyleEditor styling={draft.styling} onChange={(styling) => change({ styling })} />
    </Stack>
  );
};
