import { MAX_AUDIENCE_NAME, MAX_CATEGORIES, MOST_RESIDENTS, type PopulationCategory } from '@folkmoot/contracts/client';
import { Button, Group, IconPlus, IconTrash, Text, TextInput, VisuallyHidden } from '@folkmoot/ui';
import { IconButton, NumberInput } from '@folkmoot/ui/controls';
import { useRef, useState } from 'react';
import { nameProblems, newPopulationId, peopleIn, shareOf } from './population.domain';
import { messages } from './population.messages';
import classes from './population.module.css';

/** More rows are shown on demand, because each row has two fields. */
const SHOWN_AT_FIRST = 60;
const percent = new Intl.NumberFormat('en-GB', {
  style: 'percent',
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
});

interface RowProps {
  category: PopulationCategory;
  index: number;
  problem: 'blank' | 'twice' | null;
  share: number | null;
  readOnly: boolean;
  onChange: (category: PopulationCategory) => void;
  onRemove: () => void;
}

const Row = ({ category, index, problem, share, readOnly, onChange, onRemove }: RowProps) => {
  const name = category.name || messages.unnamed(index + 1);
  return (
    <tr>
      <td>
        <TextInput
          aria-label={messages.groupAt(index + 1)}
          value={category.name}
          maxLength={MAX_AUDIENCE_NAME}
          error={problem && messages[problem]}
          readOnly={readOnly}
          onChange={(event) => onChange({ ...category, name: event.currentTarget.value })}
        />
      </td>
      <td>
        <NumberInput
          aria-label={messages.peopleOf(name)}
          value={category.people ?? ''}
          onChange={(value) => onChange({ ...category, people: typeof value === 'number' ? value : null })}
          min={0}
          max={MOST_RESIDENTS}
          clampBehavior="strict"
          allowDecimal={false}
          allowNegative={false}
          thousandSeparator=","
          hideControls
          readOnly={readOnly}
        />
      </td>
      <td className={classes.share}>{share === null ? '–' : percent.format(share)}</td>
      {!readOnly && (
        <td>
          <IconButton label={messages.removeGroup(name)} icon={IconTrash} onClick={onRemove} />
        </td>
      )}
    </tr>
  );
};

interface Props {
  label: string;
  categories: readonly PopulationCategory[];
  readOnly: boolean;
  onChange: (categories: PopulationCategory[]) => void;
}

/** The groups of a dimension: name, people, and the share that follows. */
export const CategoryTable = ({ label, categories, readOnly, onChange }: Props) => {
  const [showsAll, setShowsAll] = useState(false);
  const body = useRef<HTMLTableSectionElement>(null);
  const total = peopleIn(categories);
  const problems = nameProblems(categories.map(({ name }) => name));
  const hasHiddenProblem = problems.slice(SHOWN_AT_FIRST).some((problem) => problem !== null);
  const shown = showsAll || hasHiddenProblem ? categories : categories.slice(0, SHOWN_AT_FIRST);
  const add = () => {
    setShowsAll(true);
    onChange([...categories, { id: newPopulationId(), name: '', people: null }]);
    setTimeout(() => body.current?.lastElementChild?.querySelector('input')?.focus());
  };
  return (
    <>
      {categories.length > 0 && (
        <table className={classes.table} aria-label={label}>
          <thead>
            <tr>
              <th scope="col">{messages.group}</th>
              <th scope="col">{messages.people}</th>
              <th scope="col" className={classes.share}>
                {messages.share}
              </th>
              {!readOnly && (
                <th scope="col">
                  <VisuallyHidden>{messages.actions}</VisuallyHidden>
                </th>
              )}
            </tr>
          </thead>
          <tbody ref={body}>
            {shown.map((category, index) => (
              <Row
                key={category.id}
                category={category}
                index={index}
                problem={problems[index] ?? null}
                share={shareOf(category.people, total)}
                readOnly={readOnly}
                onChange={(changed) => onChange(categories.with(index, changed))}
                onRemove={() => onChange(categories.toSpliced(index, 1))}
              />
            ))}
          </tbody>
        </table>
      )}
      {categories.length === 0 && (
        <Text size="sm" c="dimmed">
          {messages.noGroups}
        </Text>
      )}
      <Group>
        {shown.length < categories.length && (
          <Button variant="subtle" size="xs" onClick={() => setShowsAll(true)}>
            {messages.showAll(categories.length)}
          </Button>
        )}
        {!readOnly && categories.length < MAX_CATEGORIES && (
          <Button variant="default" size="xs" leftSection={<IconPlus size={16} stroke={1.5} />} onClick={add}>
            {messages.addGroup}
          </Button>
        )}
      </Group>
    </>
  );
};
