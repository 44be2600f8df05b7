import { closestCenter, DndContext } from '@dnd-kit/core';
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable';
import type { ReportBlock, ReportLayout, ReportLayoutFields } from '@folkmoot/contracts/client';
import { draggingMessages, moved, useDrag } from '@folkmoot/dragging';
import { Alert, Button, Group, Text, Title } from '@folkmoot/ui';
import { useMemo, useState } from 'react';

import { AddBlock } from './AddBlock';
import { BlockItem } from './BlockItem';
import { questionBlock, replaced, unlistedIn, without } from './blocks.domain';
import { nameIn } from './layout-words';
import { OwnText } from './OwnText';
import { QuestionOptions } from './QuestionOptions';
import { messages } from './report-builder.messages';
import classes from './report-builder.module.css';

interface Props {
  campaignId: string;
  layout: ReportLayout;
  draft: ReportLayoutFields;
  canEdit: boolean;
  onChange: (blocks: ReportBlock[]) => void;
}

const newId = (): string => crypto.randomUUID();

/** The list of what the report contains, in its order. */
export const BlockList = ({ campaignId, layout, draft, canEdit, onChange }: Props) => {
  const { blocks } = draft;
  const [news, setNews] = useState('');
  const [addedId, setAddedId] = useState('');
  const nameOf = nameIn(layout);
  const gone = new Set(layout.missing.map(({ questionId }) => questionId));
  const unlisted = unlistedIn(blocks, layout.questions);
  const move = (id: string, to: number) => {
    const block = blocks.find((each) => each.id === id);
    if (!block) return;
    onChange(moved(blocks, id, to));
    setNews(draggingMessages.movedTo(nameOf(block), to + 1, blocks.length));
  };
  const ids = useMemo(() => blocks.map(({ id }) => id), [blocks]);
  const drag = useDrag(ids, move, draggingMessages.parts);
  const add = (block: ReportBlock) => {
    setAddedId(block.id);
    onChange([...blocks, block]);
  };
  const change = (block: ReportBlock) => onChange(replaced(blocks, block));
  const fieldsOf = (block: ReportBlock) => {
    if (block.kind === 'text') return canEdit ? <OwnText block={block} onChange={change} /> : null;
    if (block.kind !== 'question' || gone.has(block.questionId)) return null;
    return <QuestionOptions campaignId={campaignId} block={block} layout={draft} canEdit={canEdit} onChange={change} />;
  };
  return (
    <section aria-labelledby="report-blocks">
      <Group justify="space-between" mb="xs">
        <Title order={2} size="h4" id="report-blocks">
          {messages.blocks}
        </Title>
        {canEdit && <AddBlock blocks={blocks} unlisted={unlisted} newId={newId} onAdd={add} />}
      </Group>
      <DndContext collisionDetection={closestCenter} {...drag}>
        <SortableContext items={blocks.map(({ id }) => id)} strategy={verticalListSortingStrategy}>
          <ol className={classes.blocks}>
            {blocks.map((block, index) => (
              <BlockItem
                key={block.id}
                block={block}
                name={nameOf(block)}
                notice={block.kind === 'question' && gone.has(block.questionId) ? messages.gone : undefined}
                fields={fieldsOf(block)}
                startsOpen={block.id === addedId && block.kind === 'text'}
                canEdit={canEdit}
                isFirst={index === 0}
                isLast={index === blocks.length - 1}
                onMove={(by) => move(block.id, index + by)}
                onRemove={() => onChange(without(blocks, block.id))}
              />
            ))}
          </ol>
        </SortableContext>
      </DndContext>
      {unlisted.length > 0 && (
        <Alert color="amber" mt="sm">
          <Group justify="space-between" gap="xs">
            <Text size="sm">{messages.unlisted(unlisted.length)}</Text>
            {canEdit && (
              <Button
                size="compact-sm"
                variant="default"
                onClick={() =>
                  onChange([...blocks, ...unlisted.map(({ questionId }) => questionBlock(questionId, newId()))])
                }
              >
                {messages.addUnlisted}
              </Button>
            )}
          </Group>
        </Alert>
      )}
      <p role="status" className={classes.heard}>
        {news}
      </p>
    </section>
  );
};
