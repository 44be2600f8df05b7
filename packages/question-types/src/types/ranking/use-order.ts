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

/** The element to focus after the order changed: the pressed button may have moved or been removed. */
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

/** The button of a row that moves it in the same direction. At the end of the list, the first enabled button. */
const moveButton =
  (id: string, direction: string): Find =>
  (rows) => {
    const buttons = enabledIn(rows.find((row) => row.getAttribute('data-option') === id));
    return buttons.find((button) => button.dataset.move === direction) ?? buttons[0];
  };

/** The option at the position of an added one. After the last one, the row of the added option. */
const nextToAdd =
  (at: number): Find =>
  (rows, adds) =>
    adds[Math.min(at, adds.length - 1)] ?? enabledIn(rows.at(-1))[0];

/** The row at the position of a removed one. After the last one, the first option. */
const nextToRemove =
  (at: number): Find =>
  (rows, adds) =>
    enabledIn(rows[Math.min(at, rows.length - 1)]).at(-1) ?? adds[0];

/** Moves rows while a pointer is pressed on their handle. */
const usePointer = (list: { current: Element | null }, place: (id: string, to: number) => void) => {
  const [pressedId, setPressedId] = useState<string | null>(null);
  const handle = (id: string) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      event.currentTarget.setPointerCapture(event.pointerId);
      setPressedId(id);
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (pressedId !== id || !list.current) return;
      place(id, placeAt(event.clientY, [...list.current.children].map(middleOf)));
    },
    onPointerUp: () => setPressedId(null),
    onPointerCancel: () => setPressedId(null),
  });
  return { pressedId, handle };
};

/** The order of preference during editing: the ranked options, the others, and all actions that change it. */
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
  const { pressedId, handle } = usePointer(list, place);
  const others = ids.filter((id) => !order.includes(id));
  return {
    order,
    others,
    news,
    list,
    pressedId,
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
      const next = order.filter((optionId) => optionId !== id);
      onChange(next.length > 0 ? next : null);
      setNews(fillIn(words.isOut, { label: label(id) }));
    },
  };
};
