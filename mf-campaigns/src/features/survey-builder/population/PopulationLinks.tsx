import type { PopulationDimension, PopulationLink, Question } from '@folkmoot/contracts/client';
import { canBeLinked, linkGaps, populationGroups } from '@folkmoot/question-types/core';
import { useCan } from '@folkmoot/shell-sdk';
import { Button, Group, IconChevronDown, Stack, Text, TextLink } from '@folkmoot/ui';
import { NativeSelect } from '@folkmoot/ui/controls';
import { useState } from 'react';
import { usePopulation } from '../../../entities/population';
import { useTools } from '../builder-context';
import { choiceOf, filledByName, linkTo, NOT_COUNTED, NOT_LINKED, withChoice } from './links.domain';
import { messages } from './population.messages';
import classes from './population-links.module.css';

/** More are shown on demand: the table of a county has hundreds of wards. */
const MOST_SHOWN = 30;

interface LinkedProps {
  question: Question;
  link: PopulationLink;
  dimension: PopulationDimension;
  onChange: (link: PopulationLink) => void;
}

const namesOf = (parts: readonly { readonly label: string }[]): string[] => parts.map(({ label }) => label);

/** The options with their categories. Of very many, first those without one. */
const Options = ({ question, link, dimension, onChange }: LinkedProps) => {
  const [isAll, setIsAll] = useState(false);
  const groups = populationGroups(question);
  const { unlinked } = linkGaps(question, link, dimension);
  const shown = isAll || groups.length <= MOST_SHOWN ? groups : unlinked.slice(0, MOST_SHOWN);
  const data = [
    { value: NOT_LINKED, label: messages.noCategory },
    ...dimension.categories.map(({ id, name, people }) => ({ value: id, label: messages.people(name, people) })),
    { value: NOT_COUNTED, label: messages.notCounted },
  ];
  const known = new Set(data.map(({ value }) => value));
  return (
    <>
      <ul className={classes.rows} aria-label={messages.options}>
        {shown.map(({ value, label }) => {
          const choice = choiceOf(link, value);
          return (
            <li key={value}>
              <Text span size="sm">
                {label}
              </Text>
              <NativeSelect
                size="xs"
                aria-label={messages.option(label)}
                value={known.has(choice) ? choice : NOT_LINKED}
                data={data}
                onChange={(event) => onChange(withChoice(link, value, event.currentTarget.value))}
              />
            </li>
          );
        })}
      </ul>
      {shown.length < groups.length && (
        <Button size="compact-sm" variant="subtle" onClick={() => setIsAll(true)}>
          {messages.showAll(groups.length)}
        </Button>
      )}
    </>
  );
};

const Linked = (props: LinkedProps) => {
  const { question, link, dimension, onChange } = props;
  const [result, setResult] = useState('');
  const { unlinked, uncovered } = linkGaps(question, link, dimension);
  const match = () => {
    const filled = filledByName(question, link, dimension);
    onChange(filled.link);
    setResult(messages.matched(filled.matched, namesOf(linkGaps(question, filled.link, dimension).unlinked)));
  };
  return (
    <>
      <Options {...props} />
      <Group gap="sm">
        <Button size="compact-sm" variant="default" onClick={match} disabled={unlinked.length === 0}>
          {messages.match}
        </Button>
        <Text size="sm" c="dimmed" role="status">
          {result || (unlinked.length === 0 && uncovered.length === 0 ? messages.complete : '')}
        </Text>
      </Group>
      {uncovered.length > 0 && (
        <Text size="sm" c="dimmed">
          {messages.uncovered(uncovered.map(({ name }) => name))}
        </Text>
      )}
    </>
  );
};

interface FieldsProps {
  question: Question;
  dimensions: readonly PopulationDimension[];
}

const Fields = ({ question, dimensions }: FieldsProps) => {
  const { store } = useTools();
  const canSet = useCan('council:edit');
  const { population } = question;
  const dimension = dimensions.find(({ id }) => id === population?.dimensionId);
  const change = (link: PopulationLink | null) =>
    store.getState().update(question.id, { population: link }, 'population');
  const choose = (dimensionId: string) => {
    const chosen = dimensions.find(({ id }) => id === dimensionId);
    change(chosen ? linkTo(question, chosen) : null);
  };
  return (
    <Stack gap="sm" pt="xs" pb="xs">
      <Text size="sm" c="dimmed">
        {messages.about}
      </Text>
      <NativeSelect
        label={messages.dimension}
        maw={320}
        value={population?.dimensionId ?? ''}
        onChange={(event) => choose(event.currentTarget.value)}
        data={[
          { value: '', label: messages.none },
          ...(population && !dimension ? [{ value: population.dimensionId, label: messages.goneOption }] : []),
          ...dimensions.map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
      {dimensions.length === 0 && (
        <Text size="sm">
          {messages.unknown} {canSet && <TextLink to="/dashboard/settings/population">{messages.settings}</TextLink>}
        </Text>
      )}
      {population && dimension && (
        <Linked
          key={`${question.id} ${dimension.id}`}
          question={question}
          link={population}
          dimension={dimension}
          onChange={change}
        />
      )}
    </Stack>
  );
};

/** The links in a few words. */
const inWords = (question: Question, dimensions: readonly PopulationDimension[]): string => {
  const { population } = question;
  if (!population) return messages.notLinked;
  const dimension = dimensions.find(({ id }) => id === population.dimensionId);
  if (!dimension) return messages.linkedTo(messages.gone);
  const { unlinked } = linkGaps(question, population, dimension);
  const open = unlinked.length > 0 ? [messages.open(unlinked.length)] : [];
  return [messages.linkedTo(dimension.name), ...open].join(' · ');
};

/** Which group of residents each option is. Closed, it says so in words. Nothing while the population is not known. */
export const PopulationLinks = ({ question }: { question: Question }) => {
  const dimensions = usePopulation();
  const [isOpen, setIsOpen] = useState(false);
  if (!dimensions || !canBeLinked(question)) return null;
  return (
    <details className={classes.part} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>
        <IconChevronDown size={16} stroke={1.5} aria-hidden="true" className={classes.chevron} />
        <Text span size="sm">
          {messages.title}
        </Text>
        <Text span size="sm" c="dimmed">
          {inWords(question, dimensions)}
        </Text>
      </summary>
      {isOpen && <Fields question={question} dimensions={dimensions} />}
    </details>
  );
};
