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

/** Button to focus again after a row has moved: moving an element in the page takes its focus away. */
const useFocusAfterMove = (order: readonly string[]) => {
  const wanted = useRef<string | null>(null);
  const list = useRef<HTMLOListElement>(null);

  useEffect(() => {
    const [id, direction] = wanted.current?.split(' ') ?? [];
    wanted.current = null;
    if (!id || order.length === 0) return;
    const row = [...(list.current?.children ?? [])].find((one) => one.getAttribute('data-option') === id);
    const buttons = [...(row?.querySelectorAll<HTMLButtonElement>('button:enabled') ?? [])];
    (buttons.find((button) => button.dataset.move === direction) ?? buttons[0])?.focus();
  }, [order]);
  return { list, focusAfter: (id: string, direction: string) => (wanted.current = `${id} ${direction}`) };
};

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
  const { list, focusAfter } = useFocusAfterMove(order);
  const label = (id: string) => optionLabel(question, id);
  const place = (id: string, to: number) => {
    const next = moved(order, id, to);
    if (next.join() === order.join()) return;
    onChange(next);
    setNews(fillIn(words.isNow, { label: label(id), place: next.indexOf(id) + 1, of: next.length }));
  };
  const { held, handle } = usePointer(list, place);
  return {
    order,
    others: ids.filter((id) => !order.includes(id)),
    news,
    list,
    held,
    handle,
    label,
    add: (id: string) => place(id, order.length),
    move: (id: string, offset: -1 | 1) => {
      focusAfter(id, offset < 0 ? 'up' : 'down');
      place(id, order.indexOf(id) + offset);
    },
    remove: (id: string) => {
      const next = order.filter((one) => one !== id);
      onChange(next.length > 0 ? next : null);
      setNews(fillIn(words.isOut, { label: label(id) }));
    },
  };
};
