import { lookup } from '@folkmoot/contracts/client';
import { UnstyledButton, VisuallyHidden } from '@folkmoot/ui';
import { Textarea } from '@folkmoot/ui/controls';
import { type KeyboardEvent, type RefObject, useId, useState } from 'react';
import { messages } from './comments.messages';
import classes from './comments.module.css';
import { type Colleague, matchesOf, searchAt, withMention } from './mentions.domain';

interface Props {
  value: string;
  onChange: (text: string) => void;
  colleagues: readonly Colleague[];
  maxLength: number;
  field: RefObject<HTMLTextAreaElement | null>;
}

interface MatchesProps {
  id: string;
  matches: readonly Colleague[];
  active: number;
  onChoose: (colleague: Colleague) => void;
}

const Matches = ({ id, matches, active, onChoose }: MatchesProps) => (
  <div id={id} role="listbox" aria-label={messages.colleagues} className={classes.matches}>
    {matches.map((colleague, index) => (
      <UnstyledButton
        key={colleague.id}
        id={`${id}-${index}`}
        role="option"
        tabIndex={-1}
        aria-selected={index === active}
        className={classes.match}
        // The field keeps the focus and the caret.
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => onChoose(colleague)}
      >
        {colleague.name}
      </UnstyledButton>
    ))}
  </div>
);

/** A text in which `@` opens a list of colleagues. Arrow keys and Enter choose, Escape closes the list. */
export const MentionField = ({ value, onChange, colleagues, maxLength, field }: Props) => {
  const id = useId();
  const [caret, setCaret] = useState(0);
  const [active, setActive] = useState(0);
  const [isClosed, setIsClosed] = useState(false);
  const search = isClosed ? null : searchAt(value, caret);
  const matches = matchesOf(colleagues, search);
  const isOpen = matches.length > 0;
  const current = Math.min(active, matches.length - 1);
  const choose = (colleague: Colleague | undefined) => {
    if (!search || !colleague) return;
    const next = withMention(value, search, colleague);
    onChange(next.text);
    setCaret(next.caret);
    setActive(0);
    requestAnimationFrame(() => field.current?.setSelectionRange(next.caret, next.caret));
  };
  const actions: Readonly<Record<string, () => void>> = {
    ArrowDown: () => setActive((current + 1) % matches.length),
    ArrowUp: () => setActive((current + matches.length - 1) % matches.length),
    Enter: () => choose(matches[current]),
    Tab: () => choose(matches[current]),
    Escape: () => setIsClosed(true),
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const action = isOpen ? lookup(actions, event.key) : undefined;
    if (!action) return;
    event.preventDefault();
    event.stopPropagation();
    action();
  };
  return (
    <div>
      <Textarea
        ref={field}
        label={messages.label}
        description={messages.help}
        value={value}
        maxLength={maxLength}
        autosize
        minRows={2}
        maxRows={8}
        aria-autocomplete="list"
        aria-controls={isOpen ? id : undefined}
        aria-activedescendant={isOpen ? `${id}-${current}` : undefined}
        // Escape closes the list first, and not the dialog.
        data-mantine-stop-propagation={isOpen || undefined}
        onChange={(event) => {
          setIsClosed(false);
          setActive(0);
          setCaret(event.currentTarget.selectionStart);
          onChange(event.currentTarget.value);
        }}
        onSelect={(event) => setCaret(event.currentTarget.selectionStart)}
        onKeyDown={onKeyDown}
      />
      {isOpen && <Matches id={id} matches={matches} active={current} onChoose={choose} />}
      <VisuallyHidden role="status">{isOpen ? messages.matches(matches.length) : ''}</VisuallyHidden>
    </div>
  );
};
