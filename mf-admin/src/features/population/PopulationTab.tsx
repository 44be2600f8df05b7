import { type CouncilPopulation, getPopulationOperation, lookup, MAX_DIMENSIONS } from '@folkmoot/contracts/client';
import { DraftConflict, useCan, useOperation, useSaveKey } from '@folkmoot/shell-sdk';
import {
  Alert,
  Button,
  focusFirstError,
  Group,
  IconPlus,
  PageLoading,
  QueryStates,
  Stack,
  Text,
  Title,
} from '@folkmoot/ui';
import { Menu } from '@folkmoot/ui/controls';
import { type FormEvent, useState } from 'react';
import { DimensionCard } from './DimensionCard';
import { OfferedTables } from './OfferedTables';
import {
  dimensionsOf,
  draftOf,
  freeKinds,
  isComplete,
  nameProblems,
  newDimension,
  peopleIn,
  removedBy,
  takenOver,
} from './population.domain';
import { messages } from './population.messages';
import { usePopulation } from './use-population';

const dimensionProblems = { blank: messages.nameMissing, twice: messages.nameTwice } as const;

/** Removed groups that are named. */
const MOST_NAMED = 10;

const inWords = (value: unknown): string | null => {
  const dimension = value as ReturnType<typeof dimensionsOf>[number] | undefined;
  return dimension ? messages.summary(dimension.categories.length, peopleIn(dimension.categories)) : null;
};

const PopulationForm = ({ population, readOnly }: { population: CouncilPopulation; readOnly: boolean }) => {
  const form = usePopulation(population);
  const ref = useSaveKey();
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const [isTried, setIsTried] = useState(false);
  const { draft } = form;
  const dimensions = dimensionsOf(draft);
  const problems = nameProblems(dimensions.map(({ name }) => name));
  const faulty = dimensions.filter((dimension, index) => !isComplete(dimension) || problems[index] !== null);
  const hasErrors = faulty.length > 0;
  const removed = removedBy(draftOf(form.base), draft);
  const show = (id: string) => setOpen((shown) => new Set([...shown, id]));
  const toggle = (id: string) =>
    setOpen((shown) => (shown.has(id) ? new Set([...shown].filter((other) => other !== id)) : new Set([...shown, id])));
  const put = (dimension: (typeof dimensions)[number]) => {
    form.change({ [dimension.id]: dimension });
    show(dimension.id);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const hasSomethingToSave = form.isDirty || form.clashes.length > 0;
    if (readOnly || !hasSomethingToSave) return;
    setIsTried(hasErrors);
    if (!hasErrors) return void form.save();
    for (const { id } of faulty) show(id);
    setTimeout(() => focusFirstError(ref.current));
  };
  return (
    <form ref={ref} onSubmit={submit} noValidate>
      <Stack>
        <DraftConflict
          form={form}
          labelOf={(id) => lookup(draft, id)?.name ?? id}
          wordsOf={(_, value) => inWords(value)}
        />
        {dimensions.map((dimension, index) => {
          const problem = problems[index] ?? null;
          return (
            <DimensionCard
              key={dimension.id}
              dimension={dimension}
              draft={draft}
              nameProblem={problem && dimensionProblems[problem]}
              isOpen={open.has(dimension.id)}
              readOnly={readOnly}
              onToggle={() => toggle(dimension.id)}
              onChange={(changed) => form.change({ [changed.id]: changed })}
              onRemove={() => form.change({ [dimension.id]: undefined })}
            />
          );
        })}
        {!readOnly && (
          <>
            {dimensions.length < MAX_DIMENSIONS && (
              <Group>
                <Menu position="bottom-start">
                  <Menu.Target>
                    <Button variant="default" leftSection={<IconPlus size={16} stroke={1.5} />}>
                      {messages.add}
                    </Button>
                  </Menu.Target>
                  <Menu.Dropdown>
                    {freeKinds(dimensions).map((kind) => (
                      <Menu.Item key={kind} onClick={() => put(newDimension(kind, messages.kinds[kind], draft))}>
                        {messages.kinds[kind]}
                      </Menu.Item>
                    ))}
                  </Menu.Dropdown>
                </Menu>
                <OfferedTables onTake={(table) => put(takenOver(table, draft))} />
              </Group>
            )}
            {removed.length > 0 && (
              <Alert color="amber" role="status">
                {messages.removes(removed.slice(0, MOST_NAMED), removed.length - MOST_NAMED)}
              </Alert>
            )}
            {isTried && hasErrors && (
              <Alert color="red" role="alert">
                {messages.incomplete}
              </Alert>
            )}
            <Group justify="flex-end">
              {form.isDirty && (
                <Button variant="default" onClick={form.reset} disabled={form.isSaving}>
                  {messages.discard}
                </Button>
              )}
              <Button type="submit" disabled={!form.isDirty} loading={form.isSaving}>
                {form.isSaving ? messages.saving : messages.save}
              </Button>
            </Group>
          </>
        )}
      </Stack>
    </form>
  );
};

/** How many people live in the council's area, by dimension: areas, age bands and others. */
export const PopulationTab = () => {
  const canEdit = useCan('council:edit');
  const population = useOperation(getPopulationOperation, {});
  return (
    <Stack>
      <div>
        <Title order={2} size="h3">
          {messages.title}
        </Title>
        <Text c="dimmed">{messages.description}</Text>
      </div>
      <QueryStates
        query={population}
        loading={<PageLoading label={messages.loading} shape="table" count={4} />}
        errorTitle={messages.loadFailed}
      >
        {(loaded) => <PopulationForm population={loaded} readOnly={!canEdit} />}
      </QueryStates>
    </Stack>
  );
};
