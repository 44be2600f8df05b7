import type { CodebookTheme, Comment, SentimentLabel } from '@folkmoot/contracts/client';
import { Checkbox, useIsPhone } from '@folkmoot/ui/controls';
import { useMemo, useRef, useState } from 'react';
import { useKeys } from '../../entities/keyboard';
import { CommentCard, CommentRow, type RowActions, type RowProps } from './CommentRow';
import { type Change, toggledTheme } from './comments.domain';
import { messages } from './comments.messages';
import classes from './comments.module.css';
import type { Labels } from './use-labels';
import type { Selection } from './use-selection';

interface Props {
  comments: readonly Comment[];
  titles: ReadonlyMap<string, string>;
  themes: readonly CodebookTheme[];
  canLabel: boolean;
  labels: Labels;
  selection: Selection;
  /** More comments follow. */
  hasMore: boolean;
  onMore: () => void;
  onKeysHelp: () => void;
}

const rowOf = (area: HTMLElement | null, id: string): HTMLElement | null =>
  area?.querySelector<HTMLElement>(`[data-comment="${CSS.escape(id)}"]`) ?? null;

/**
 * The comments, one in each line. While the focus is in the table, keys move between comments and label them; when
 * comments are selected, labels go to all of them.
 */
export const CommentTable = ({
  comments,
  titles,
  themes,
  canLabel,
  labels,
  selection,
  hasMore,
  onMore,
  onKeysHelp,
}: Props) => {
  const isPhone = useIsPhone();
  const area = useRef<HTMLDivElement>(null);
  const [activeId, setActiveId] = useState<string | null>(null);
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const [pickingId, setPickingId] = useState<string | null>(null);
  const at = Math.max(
    0,
    comments.findIndex(({ id }) => id === activeId),
  );
  const active = comments[at];

  const goTo = (index: number) => {
    const next = comments[index];
    if (next) rowOf(area.current, next.id)?.focus();
    else if (index >= comments.length && hasMore) onMore();
  };
  const change = (list: readonly Comment[], changes: readonly Change[]) => {
    if (canLabel) labels.change(list, changes);
  };
  /** The selected comments, or the active one. */
  const targets = (): readonly Comment[] => {
    if (selection.ids.size > 0) return comments.filter(({ id }) => selection.ids.has(id));
    return active ? [active] : [];
  };
  const judge = (sentiment: SentimentLabel) => {
    const list = targets();
    change(
      list,
      list.map(({ id }) => ({ id, sentiment })),
    );
  };
  const review = (list: readonly Comment[]) => {
    const flagged = list.filter(({ flags }) => flags.length > 0);
    const isReviewed = flagged.some(({ reviewed }) => reviewed === null);
    change(
      flagged,
      flagged.map(({ id }) => ({ id, isReviewed })),
    );
  };
  const toggleOpen = (id: string) =>
    setOpen((known) => {
      const next = new Set(known);
      if (!next.delete(id)) next.add(id);
      return next;
    });
  const pick = (id: string, isWanted: boolean) => {
    setPickingId(isWanted ? id : null);
    if (!isWanted) rowOf(area.current, id)?.focus();
  };

  const commentWith = (id: string): readonly Comment[] => comments.filter((comment) => comment.id === id);
  const latest = useRef<RowActions>(null);
  latest.current = {
    activate: setActiveId,
    open: toggleOpen,
    select: selection.toggle,
    pick,
    sentiment: (id, sentiment) => change(commentWith(id), [{ id, sentiment }]),
    theme: (id, themeId) => change(commentWith(id), toggledTheme(commentWith(id), themeId)),
    reset: (id) => change(commentWith(id), [{ id, sentiment: null, resetThemes: true }]),
    review: (id) => review(commentWith(id)),
  };
  const actions = useMemo<RowActions>(
    () => ({
      activate: (...input) => latest.current?.activate(...input),
      open: (...input) => latest.current?.open(...input),
      select: (...input) => latest.current?.select(...input),
      pick: (...input) => latest.current?.pick(...input),
      sentiment: (...input) => latest.current?.sentiment(...input),
      theme: (...input) => latest.current?.theme(...input),
      reset: (...input) => latest.current?.reset(...input),
      review: (...input) => latest.current?.review(...input),
    }),
    [],
  );

  useKeys(area, {
    j: () => goTo(at + 1),
    ArrowDown: () => goTo(at + 1),
    k: () => goTo(at - 1),
    ArrowUp: () => goTo(at - 1),
    p: () => judge('positive'),
    0: () => judge('neutral'),
    n: () => judge('negative'),
    t: () => active && canLabel && pick(active.id, true),
    r: () => review(targets()),
    x: () => active && selection.toggle(active.id),
    o: () => active && toggleOpen(active.id),
    u: () => labels.undo(),
    '?': onKeysHelp,
  });

  const rows: RowProps[] = comments.map((comment) => ({
    comment,
    question: titles.get(comment.questionId) ?? messages.removedQuestion,
    themes,
    isActive: comment.id === active?.id,
    isSelected: selection.ids.has(comment.id),
    isOpen: open.has(comment.id),
    isPicking: pickingId === comment.id,
    canLabel,
    actions,
  }));
  if (isPhone)
    return (
      <div ref={area}>
        <ul className={classes.cards} aria-label={messages.list}>
          {rows.map((row) => (
            <CommentCard key={row.comment.id} {...row} />
          ))}
        </ul>
      </div>
    );
  const isAll = comments.length > 0 && comments.every(({ id }) => selection.ids.has(id));
  return (
    <div ref={area} className={classes.frame}>
      <table className={classes.table} aria-label={messages.list}>
        <thead>
          <tr>
            <th scope="col" className={classes.head} style={{ inlineSize: 40 }}>
              <Checkbox
                size="xs"
                aria-label={messages.selectAll}
                checked={isAll}
                indeterminate={!isAll && selection.ids.size > 0}
                onChange={() => selection.set(isAll ? [] : comments.map(({ id }) => id))}
              />
            </th>
            <th scope="col" className={classes.head} style={{ inlineSize: 52 }}>
              {messages.heads.number}
            </th>
            <th scope="col" className={classes.head}>
              {messages.heads.text}
            </th>
            <th scope="col" className={classes.head} style={{ inlineSize: '10%' }}>
              {messages.heads.question}
            </th>
            <th scope="col" className={classes.head} style={{ inlineSize: 56 }}>
              {messages.heads.language}
            </th>
            <th scope="col" className={classes.head} style={{ inlineSize: 204 }}>
              {messages.heads.sentiment}
            </th>
            <th scope="col" className={classes.head} style={{ inlineSize: '26%' }}>
              {messages.heads.themes}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <CommentRow key={row.comment.id} {...row} />
          ))}
        </tbody>
      </table>
    </div>
  );
};
