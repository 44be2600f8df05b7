import { closestCenter, DndContext } from '@dnd-kit/core';
import { SortableContext } from '@dnd-kit/sortable';
import { type Codebook, type CodebookTheme, MAX_THEMES } from '@folkmoot/contracts/client';
import { useDrag } from '@folkmoot/dragging';
import { Button, Card, EmptyState, IconPlus, Stack } from '@folkmoot/ui';
import { useMemo, useState } from 'react';
import { adding, replacing } from './codebook.domain';
import { messages } from './codebook.messages';
import classes from './codebook.module.css';
import { MergeDialog, RemoveDialog, SplitDialog } from './ThemeDialogs';
import { ThemeForm } from './ThemeForm';
import { ThemeItem } from './ThemeItem';
import { useCodebookWork } from './use-codebook-work';

const dialogs = { merge: MergeDialog, split: SplitDialog, remove: RemoveDialog } as const;

interface Props {
  campaignId: string;
  codebook: Codebook;
  /** Comments by theme. */
  counts: ReadonlyMap<string, number> | null;
  canEdit: boolean;
}

const stayInPlace = () => null;

/** The themes in their order: edit, add, move, merge, split and delete. Each change is saved at once. */
export const ThemeList = ({ campaignId, codebook, counts, canEdit }: Props) => {
  const { themes } = codebook;
  const work = useCodebookWork(codebook);
  const [editedId, setEditedId] = useState<string | null>(null);
  const [isAdding, setIsAdding] = useState(false);
  const [asked, setAsked] = useState<{ kind: keyof typeof dialogs; id: string } | null>(null);
  const ids = useMemo(() => themes.map(({ id }) => id), [themes]);
  const drag = useDrag(ids, work.move, messages.dragging);
  const countOf = (id: string): number | undefined => (counts ? (counts.get(id) ?? 0) : undefined);
  const about: CodebookTheme | undefined = asked ? themes.find(({ id }) => id === asked.id) : undefined;
  const Dialog = asked && dialogs[asked.kind];
  return (
    <Stack gap="sm">
      {themes.length === 0 && !isAdding && <EmptyState title={messages.emptyTitle} text={messages.emptyText} />}
      <DndContext {...drag} collisionDetection={closestCenter}>
        <SortableContext items={ids} strategy={stayInPlace}>
          <ol className={classes.list} aria-label={messages.list}>
            {themes.map((theme, index) =>
              theme.id === editedId ? (
                <li key={theme.id} className={classes.form}>
                  <ThemeForm
                    theme={theme}
                    themes={themes}
                    saveLabel={messages.save}
                    onSave={(draft, base) => work.save(replacing(base ?? theme, draft))}
                    onClose={() => setEditedId(null)}
                  />
                </li>
              ) : (
                <ThemeItem
                  key={theme.id}
                  theme={theme}
                  index={index}
                  count={themes.length}
                  comments={countOf(theme.id)}
                  listAddress={`/dashboard/campaigns/${campaignId}/reports/comments/all?theme=${theme.id}`}
                  canEdit={canEdit}
                  onMove={(to) => work.move(theme.id, to)}
                  onEdit={() => setEditedId(theme.id)}
                  onMerge={() => setAsked({ kind: 'merge', id: theme.id })}
                  onSplit={() => setAsked({ kind: 'split', id: theme.id })}
                  onRemove={() => setAsked({ kind: 'remove', id: theme.id })}
                />
              ),
            )}
          </ol>
        </SortableContext>
      </DndContext>
      {canEdit &&
        themes.length < MAX_THEMES &&
        (isAdding ? (
          <Card p="md">
            <ThemeForm
              theme={null}
              themes={themes}
              saveLabel={messages.addTheme}
              onSave={(draft) => work.save(adding([draft]))}
              onClose={() => setIsAdding(false)}
            />
          </Card>
        ) : (
          <Button
            variant="default"
            className={classes.add}
            leftSection={<IconPlus size={16} stroke={1.5} aria-hidden="true" />}
            onClick={() => setIsAdding(true)}
          >
            {messages.addTheme}
          </Button>
        ))}
      {Dialog && about && (
        <Dialog
          theme={about}
          themes={themes}
          comments={countOf(about.id) ?? 0}
          work={work}
          onClose={() => setAsked(null)}
        />
      )}
    </Stack>
  );
};
