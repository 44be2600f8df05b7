import { closestCenter, DndContext } from '@dnd-kit/core';
import { SortableContext, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable';
import {
  MAX_NEWSLETTER_BLOCKS,
  type NewsletterBlock,
  type NewsletterBlockKind,
  newsletterBlockKinds,
  problemsOfBlock,
} from '@folkmoot/contracts/client';
import { DragHandle, draggingMessages, moved, useDrag } from '@folkmoot/dragging';
import {
  ActionIcon,
  Button,
  Card,
  Group,
  IconArrowDown,
  IconArrowUp,
  IconPlus,
  IconTrash,
  notify,
  Stack,
  Text,
  Title,
  VisuallyHidden,
} from '@folkmoot/ui';
import { Menu } from '@folkmoot/ui/controls';
import { useMemo, useRef, useState } from 'react';
import { BlockFields } from './BlockFields';
import { newBlock, replaced } from './blocks.domain';
import { messages } from './newsletters.messages';
import classes from './newsletters.module.css';

const texts = messages.editor;

interface Props {
  blocks: readonly NewsletterBlock[];
  /** Whether parts say what they need. False before the person wanted to send. */
  showsProblems: boolean;
  onChange: (blocks: NewsletterBlock[]) => void;
}

const AddPart = ({ isFull, onAdd }: { isFull: boolean; onAdd: (kind: NewsletterBlockKind) => void }) => (
  <Menu position="bottom-end">
    <Menu.Target>
      <Button variant="default" disabled={isFull} leftSection={<IconPlus size={16} stroke={1.5} aria-hidden="true" />}>
        {texts.add}
      </Button>
    </Menu.Target>
    <Menu.Dropdown>
      {newsletterBlockKinds.map((kind) => (
        <Menu.Item key={kind} onClick={() => onAdd(kind)}>
          {texts.blocks[kind]}
        </Menu.Item>
      ))}
    </Menu.Dropdown>
  </Menu>
);

interface ToolProps {
  label: string;
  icon: typeof IconTrash;
  isDisabled?: boolean;
  onClick: () => void;
}

const Tool = ({ label, icon: Icon, isDisabled, onClick }: ToolProps) => (
  <ActionIcon variant="subtle" color="gray" size="lg" aria-label={label} disabled={isDisabled} onClick={onClick}>
    <Icon size={18} stroke={1.5} aria-hidden="true" />
  </ActionIcon>
);

interface ItemProps {
  block: NewsletterBlock;
  place: number;
  of: number;
  showsProblems: boolean;
  onChange: (block: NewsletterBlock) => void;
  onMove: (by: number) => void;
  onRemove: () => void;
}

const Item = ({ block, place, of, showsProblems, onChange, onMove, onRemove }: ItemProps) => {
  const name = `${texts.blocks[block.kind]} ${place}`;
  const problems = showsProblems ? problemsOfBlock(block) : [];
  const sortable = useSortable({ id: block.id });
  const { setNodeRef, isDragging, isOver } = sortable;
  return (
    <Card
      ref={setNodeRef}
      component="li"
      p="sm"
      aria-label={name}
      className={classes.block}
      data-held={isDragging || undefined}
      data-over={isOver || undefined}
    >
      <Group justify="space-between" mb="xs">
        <Group gap={4}>
          <DragHandle sortable={sortable} label={draggingMessages.drag(name)} size="lg" className={classes.handle} />
          <Text fw={600} size="sm">
            {texts.blocks[block.kind]}
          </Text>
        </Group>
        <Group gap={4}>
          <Tool label={texts.up(name)} icon={IconArrowUp} isDisabled={place === 1} onClick={() => onMove(-1)} />
          <Tool label={texts.down(name)} icon={IconArrowDown} isDisabled={place === of} onClick={() => onMove(1)} />
          <Tool label={texts.remove(name)} icon={IconTrash} onClick={onRemove} />
        </Group>
      </Group>
      <BlockFields
        block={block}
        problemOf={(problem) => (problems.includes(problem) ? messages.problems[problem] : undefined)}
        onChange={onChange}
      />
    </Card>
  );
};

/** The parts of a newsletter in their order. */
export const BlockList = ({ blocks, showsProblems, onChange }: Props) => {
  const [news, setNews] = useState('');
  const latest = useRef(blocks);
  latest.current = blocks;
  const ids = useMemo(() => blocks.map(({ id }) => id), [blocks]);
  const nameOf = ({ kind }: NewsletterBlock, index: number) => `${texts.blocks[kind]} ${index + 1}`;
  const move = (id: string, to: number) => {
    const from = ids.indexOf(id);
    const block = blocks[from];
    if (!block) return;
    onChange(moved(blocks, id, to));
    setNews(draggingMessages.movedTo(nameOf(block, from), to + 1, blocks.length));
  };
  const drag = useDrag(ids, move, draggingMessages.parts);
  const remove = (block: NewsletterBlock, at: number) => {
    onChange(blocks.filter(({ id }) => id !== block.id));
    const undo = () => onChange(latest.current.toSpliced(Math.min(at, latest.current.length), 0, block));
    notify.success(texts.removed(nameOf(block, at)), { action: { label: texts.undo, run: undo } });
  };
  return (
    <Stack component="section" aria-labelledby="newsletter-parts" gap="sm">
      <Group justify="space-between">
        <Title order={2} size="h4" id="newsletter-parts">
          {texts.parts}
        </Title>
        <AddPart
          isFull={blocks.length >= MAX_NEWSLETTER_BLOCKS}
          onAdd={(kind) => onChange([...blocks, newBlock(kind, crypto.randomUUID())])}
        />
      </Group>
      {blocks.length === 0 && <Text c="dimmed">{texts.noParts}</Text>}
      <DndContext collisionDetection={closestCenter} {...drag}>
        <SortableContext items={ids} strategy={verticalListSortingStrategy}>
          <ol className={classes.blocks}>
            {blocks.map((block, index) => (
              <Item
                key={block.id}
                block={block}
                place={index + 1}
                of={blocks.length}
                showsProblems={showsProblems}
                onChange={(changed) => onChange(replaced(blocks, changed))}
                onMove={(by) => move(block.id, index + by)}
                onRemove={() => remove(block, index)}
              />
            ))}
          </ol>
        </SortableContext>
      </DndContext>
      <VisuallyHidden role="status">{news}</VisuallyHidden>
    </Stack>
  );
};
