import { MAX_PAGE_DESCRIPTION, MAX_PAGE_TITLE } from '@folkmoot/contracts/client';
import { DraftConflict } from '@folkmoot/shell-sdk';
import { Alert, Card, List, Stack, Text, TextInput, Title } from '@folkmoot/ui';
import { Textarea } from '@folkmoot/ui/controls';
import { SlugField } from '../page/SlugField';
import { afterTyping } from '../page/slug.domain';
import { TopicChecklist } from '../page/TopicChecklist';
import type { PageDraft } from './draft.domain';
import { messages } from './editor.messages';
import { FieldEditor } from './FieldEditor';
import { StyleEditor } from './StyleEditor';
import type { Editor } from './use-editor';

/** A field's value in words, in the choice after a conflict. */
const wordsOf = (field: keyof PageDraft, value: unknown): string | null =>
  field === 'fields' ? (value as PageDraft['fields']).map(({ label }) => label).join(', ') : null;

/** The choice after a conflict, and the problems that prevent saving. */
export const EditorProblems = ({ editor }: { editor: Editor }) => (
  <>
    <DraftConflict
      form={editor}
      labelOf={(field) => messages.fieldLabels[field]}
      wordsOf={wordsOf}
      onSave={() => void editor.save()}
    />
    {editor.blockers.length > 0 && (
      <Alert color="amber" role="status" title={messages.blocked}>
        <List size="sm">
          {editor.blockers.map((problem) => (
            <List.Item key={problem}>{messages.problems[problem]}</List.Item>
          ))}
        </List>
      </Alert>
    )}
  </>
);

const Basics = ({ editor }: { editor: Editor }) => {
  const { draft, base: page, change } = editor;
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
          maxLength={MAX_PAGE_TITLE}
        />
        <Textarea
          label={messages.basics.description}
          value={draft.description}
          onChange={(event) => change({ description: event.currentTarget.value })}
          maxLength={MAX_PAGE_DESCRIPTION}
          autosize
          minRows={2}
          maxRows={8}
        />
        <SlugField
          slug={draft.slug}
          onChange={(typed) => change({ slug: afterTyping(typed).slug })}
          error={editor.problemOf('slug')}
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

/** All editable parts of a page. */
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
