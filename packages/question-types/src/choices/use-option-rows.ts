import type { QuestionOption } from '@folkmoot/contracts/client';
import { type ClipboardEvent, type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { messages } from './choices.messages';
import { linesOf, type OptionEdit, withLines, withoutRow, withRowAfter, withRowAt } from './option-rows';

const fieldIn = (row: Element | undefined) => row?.querySelector('input');

/** Keys that move a row. */
const offsets: ReadonlyMap<string, number> = new Map([
  ['ArrowUp', -1],
  ['ArrowDown', 1],
]);

/** The row below the pointer. */
const rowAt = (y: number, rows: readonly Element[]): number =>
  rows.findIndex((row) => {
    const { top, bottom } = row.getBoundingClientRect();
    return y >= top && y <= bottom;
  });

/** A list of options that is edited like a column of a spreadsheet. */
export const useOptionRows = (options: readonly QuestionOption[], set: (next: QuestionOption[]) => void) => {
  const list = useRef<HTMLDivElement>(null);
  const focusWanted = useRef<{ id: string; field: 'input' | 'button' } | null>(null);
  const [draggedId, setDraggedId] = useState<string | null>(null);
  const [news, setNews] = useState('');
  const rows = () => [...(list.current?.children ?? [])];

  // A new row exists only after the question has changed, and a moved row may lose the focus.
  useEffect(() => {
    const wanted = focusWanted.current;
    focusWanted.current = null;
    if (!wanted) return;
    const row = rows().find((each) => each.getAttribute('data-option') === wanted.id);
    row?.querySelector<HTMLElement>(wanted.field)?.focus();
  });

  const apply = (edit: OptionEdit | null): boolean => {
    if (!edit) return false;
    focusWanted.current = { id: edit.focusId, field: 'input' };
    set(edit.options);
    return true;
  };
  const move = (from: number, to: number) => {
    if (to < 0 || to >= options.length || to === from) return;
    set(withRowAt(options, from, to));
    setNews(messages.optionMoved(to + 1, options.length));
  };

  /** Returns true when the key has done something. */
  const press = (key: string, index: number): boolean => {
    if (key === 'Enter') return apply(withRowAfter(options, index));
    if (key === 'Backspace' && options[index]?.label === '') return apply(withoutRow(options, index));
    if (key === 'ArrowUp') fieldIn(rows()[index - 1])?.focus();
    if (key === 'ArrowDown') fieldIn(rows()[index + 1])?.focus();
    return key === 'ArrowUp' || key === 'ArrowDown';
  };

  return {
    list,
    news,
    draggedId,
    add: () => apply(withRowAfter(options, options.length - 1)),
    remove: (index: number) => apply(withoutRow(options, index)),
    fieldProps: (index: number) => ({
      onKeyDown: (event: KeyboardEvent) => {
        if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
        if (press(event.key, index)) event.preventDefault();
      },
      onPaste: (event: ClipboardEvent) => {
        const text = event.clipboardData.getData('text');
        if (!text.includes('\n') && !text.includes('\r')) return;
        event.preventDefault();
        const before = options.length;
        const edit = withLines(options, index, linesOf(text));
        if (apply(edit) && edit) setNews(messages.optionsPasted(edit.options.length - before));
      },
    }),
    handleProps: (id: string, index: number) => ({
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        setDraggedId(id);
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        if (draggedId === id) move(index, rowAt(event.clientY, rows()));
      },
      onPointerUp: () => setDraggedId(null),
      onPointerCancel: () => setDraggedId(null),
      onKeyDown: (event: KeyboardEvent) => {
        const offset = offsets.get(event.key);
        if (offset === undefined) return;
        event.preventDefault();
        focusWanted.current = { id, field: 'button' };
        move(index, index + offset);
      },
    }),
  };
};
