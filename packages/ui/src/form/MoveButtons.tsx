import { Group } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { IconArrowDown, IconArrowUp } from '../icons';
import { IconButton } from './IconButton';

interface Props {
  readonly upLabel: string;
  readonly downLabel: string;
  /** Null at the ends of the list. */
  readonly onUp: (() => void) | null;
  readonly onDown: (() => void) | null;
}

type Direction = 'up' | 'down';

/**
 * Moves an item of a list. A button is missing at an end of the list, and a row that is moved loses the focus: then the
 * button of the same direction has it, or the other one, so that people can go on by keyboard.
 */
export const MoveButtons = ({ upLabel, downLabel, onUp, onDown }: Props) => {
  const buttons = useRef<HTMLDivElement>(null);
  const [{ count, direction }, setLast] = useState<{ count: number; direction: Direction }>({
    count: 0,
    direction: 'up',
  });
  const [hasUp, hasDown] = [onUp !== null, onDown !== null];
  useEffect(() => {
    if (count === 0 || document.activeElement !== document.body) return;
    const all = [...(buttons.current?.querySelectorAll('button') ?? [])];
    const isFirst = direction === 'up' ? hasUp : !hasDown;
    all.at(isFirst ? 0 : -1)?.focus();
  }, [count, direction, hasUp, hasDown]);
  const move = (to: Direction, onMove: () => void) => () => {
    onMove();
    setLast((last) => ({ count: last.count + 1, direction: to }));
  };
  return (
    <Group gap={0} wrap="nowrap" ref={buttons}>
      {onUp && <IconButton label={upLabel} icon={IconArrowUp} onClick={move('up', onUp)} />}
      {onDown && <IconButton label={downLabel} icon={IconArrowDown} onClick={move('down', onDown)} />}
    </Group>
  );
};
