import type { AnswerValue, Question } from '@folkmoot/contracts/client';
import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { optionLabel, optionsOf } from '../../choices/options';
import { fillIn } from '../../words/fill-in';
import { moved, placeAt } from './order';
import type { RankingWords } from './ranking-words.messages';

const middleOf = (row: Element): number => {
  const { top, height } = row.getBoundingClientRect();
  return top + height / 2;
};

/** What to focus once the order has changed: the button that was pressed is somewhere else then, or gone. */
type Find = (rows: readonly Element[], adds: readonly HTMLElement[]) => HTMLElement | null | undefined;

const useFocusAfterChange = () => {
  const wanted = useRef<Find | null>(null);
  const list = useRef<HTMLOListElement>(null);

  useEffect(() => {
    const find = wanted.current;
    wanted.current = null;
    if (!find || !list.current) return;
    const adds = list.current.parentElement?.querySelectorAll<HTMLElement>('.fm-rank-add') ?? [];
    find([...list.current.children], [...adds])?.focus();
  });
  return { list, focusAfter: (find: Find) => (wanted.current = find) };
};

const enabledIn = (row: Element | undefined) => [...(row?.querySelectorAll<HTMLButtonElement>('button:enabled') ?? [])];

/** The button of a row that moves it the same way; at the end of the list the first that can be pressed. */
const moveButton =
  (id: string, direction: string): Find =>
  (rows) => {
    const buttons = enabledIn(rows.find((row) => row.getAttribute('data-option') === id));
    return buttons.find((button) => button.dataset.move === direction) ?? buttons[0];
  };

/** The option that has come to the place of one that was added; after the last one the row that it has become. */
const nextToAdd =
  (at: number): Find =>
  (rows, adds) =>
    adds[Math.min(at, adds.length - 1)] ?? enabledIn(rows.at(-1))[0];

/** The row that has come to the place of one that was taken out; after the last one the first option. */
const nextToRemove =
  (at: number): Find =>
  (rows, adds) =>
    enabledIn(rows[Math.min(at, rows.length - 1)]).at(-1) ?? adds[0];

/** Moves rows by a pointer held on their handle. */
const usePointer = (list: { current: Element | null }, place: (id: string, to: number) => void) => {
  const [held, setHeld] = useState<string | null>(null);
  const handle = (id: string) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      event.currentTarget.setPointerCapture(event.pointerId);
      setHeld(id);
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (held !== id || !list.current) return;
      place(id, placeAt(event.clientY, [...list.current.children].map(middleOf)));
    },
    onPointerUp: () => setHeld(null),
    onPointerCancel: () => setHeld(null),
  });
  return { held, handle };
};

/** An order of preference being made: what is in it, what is not, and every way to change it. */
export const useOrder = (
  question: Question,
  value: AnswerValue | undefined,
  onChange: (value: AnswerValue | null) => void,
  words: RankingWords,
) => {
  const ids = optionsOf(question).map(({ id }) => id);
  const order = Array.isArray(value) ? value.filter((id) => ids.includes(id)) : [];
  const [news, setNews] = useState('');
  const { list, focusAfter } = useFocusAfterChange();
  const label = (id: string) => optionLabel(question, id);
  const place = (id: string, to: number) => {
    const next = moved(order, id, to);
    if (next.join() === order.join()) return;
    onChange(next);
    setNews(fillIn(words.isNow, { label: label(id), place: next.indexOf(id) + 1, of: next.length }));
  };
  const { held, handle } = usePointer(list, place);
  const others = ids.filter((id) => !order.includes(id));
  return {
    order,
    others,
    news,
    list,
    held,
    handle,
    label,
    add: (id: string) => {
      focusAfter(nextToAdd(others.indexOf(id)));
      place(id, order.length);
    },
    move: (id: string, offset: -1 | 1) => {
      focusAfter(moveButton(id, offset < 0 ? 'up' : 'down'));
      place(id, order.indexOf(id) + offset);
    },
    remove: (id: string) => {
      focusAfter(nextToRemove(order.indexOf(id)));
      const next = order.filter((one) => one !== id);
      onChange(next.length > 0 ? next : null);
      setNews(fillIn(words.isOut, { label: label(id) }));
    },
  };
};
