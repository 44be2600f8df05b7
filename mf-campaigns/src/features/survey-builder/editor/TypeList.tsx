import { MAX_SEARCH, type QuestionTypeId } from '@folkmoot/contracts/client';
import { QuestionTypeIcon, typeGroups } from '@folkmoot/question-types/editor';
import { IconSearch, Text, TextInput, useMediaQuery, VisuallyHidden } from '@folkmoot/ui';
import { Combobox, useCombobox } from '@folkmoot/ui/controls';
import { useEffect, useId, useRef, useState } from 'react';
import { messages } from './editor.messages';
import classes from './editor.module.css';

interface Props {
  current?: QuestionTypeId;
  onPick: (type: QuestionTypeId) => void;
  onClose: () => void;
}

/** All registered question types in groups, each with its icon and a sentence, and a field to search them. */
export const TypeList = ({ current, onPick, onClose }: Props) => {
  const [search, setSearch] = useState('');
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const combobox = useCombobox({ opened: true });
  // The store knows the id of the list after the first render. The field refers to the list from the second one.
  const [, setIsListKnown] = useState(false);
  useEffect(() => setIsListKnown(true), []);
  const groups = typeGroups(search, current);
  const matching = groups.flatMap(({ types }) => types);
  const first = matching[0]?.id;
  // On a touch screen the keyboard would cover the list.
  const isTouched = useMediaQuery('(pointer: coarse)', false, { getInitialValueInEffect: false });
  useEffect(() => {
    if (!isTouched) field.current?.focus({ preventScroll: true });
  }, [isTouched]);
  // Enter takes the first type that the search finds.
  useEffect(() => {
    if (first === undefined || !combobox.listId) return;
    // The selected option is scrolled into view. In this frame the list is not in its place yet: the page would scroll.
    const frame = requestAnimationFrame(() => combobox.selectFirstOption());
    return () => cancelAnimationFrame(frame);
  }, [first, combobox.listId, combobox.selectFirstOption]);
  const pick = (value: string) => {
    const type = matching.find((each) => each.id === value);
    if (type) onPick(type.id);
  };
  return (
    <Combobox store={combobox} onOptionSubmit={pick}>
      <Combobox.EventsTarget withExpandedAttribute>
        <TextInput
          ref={field}
          variant="unstyled"
          className={classes.typeSearch}
          aria-label={messages.searchTypes}
          placeholder={messages.searchTypes}
          maxLength={MAX_SEARCH}
          leftSection={<IconSearch size={16} stroke={1.5} aria-hidden="true" />}
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
          onKeyDown={(event) => {
            // Somebody who types quickly presses Enter before the frame in which the first type is selected.
            if (event.key === 'Enter' && first !== undefined && combobox.getSelectedOptionIndex() < 0) {
              event.preventDefault();
              onPick(first);
            }
            if (event.key === 'Tab' || event.key === 'Escape') {
              event.preventDefault();
              event.stopPropagation();
              onClose();
            }
          }}
        />
      </Combobox.EventsTarget>
      {/* Its own id would change after the store knows it. */}
      <Combobox.Options id={`${id}-list`} className={classes.typeOptions} aria-label={messages.types}>
        {groups.map((group) => (
          <Combobox.Group key={group.id} label={group.label}>
            {group.types.map((type) => (
              <Combobox.Option
                key={type.id}
                value={type.id}
                className={classes.type}
                aria-labelledby={`${id}-${type.id}`}
                aria-describedby={`${id}-${type.id}-summary`}
              >
                <QuestionTypeIcon type={type.id} size={20} />
                <span>
                  <Text id={`${id}-${type.id}`} fw={500}>
                    {type.label}
                  </Text>
                  <Text id={`${id}-${type.id}-summary`} size="xs" className={classes.typeSummary}>
                    {type.summary}
                  </Text>
                </span>
              </Combobox.Option>
            ))}
          </Combobox.Group>
        ))}
      </Combobox.Options>
      {matching.length === 0 && (
        <Text size="sm" c="dimmed" p="sm">
          {messages.noType}
        </Text>
      )}
      <VisuallyHidden role="status">{search ? messages.typesFound(matching.length) : ''}</VisuallyHidden>
    </Combobox>
  );
};
