import { lookup, type Report, type Weighting } from '@folkmoot/contracts/client';
import { methodPath } from '@folkmoot/question-types/core';
import { DraftConflict, useCan, useParams, useSaveKey } from '@folkmoot/shell-sdk';
import { Button, Card, Group, ProgressBar, Stack, Text, TextLink, Title } from '@folkmoot/ui';
import { Switch } from '@folkmoot/ui/controls';
import { type FormEvent, useRef, useState } from 'react';
import { usePopulation } from '../../../entities/population';
import type { RangeChoice } from '../../../entities/report/report-frame';
import { places } from './jump';
import { RefusalList } from './RefusalList';
import { useWeighting, useWeightingForm, type WeightingForm } from './use-weighting';
import { WeightingFields } from './WeightingFields';
import {
  addsUp,
  areBoundsValid,
  type Bounds,
  draftOf,
  firstChoice,
  isCounting,
  type Names,
  namesIn,
  refusalsOf,
  usualBounds,
  type WeightingDraft,
} from './weighting.domain';
import { messages } from './weighting.messages';
import classes from './weighting.module.css';

type Round = Pick<RangeChoice, 'round'>;

interface StatusProps {
  weighting: Weighting;
  names: Names;
  /** Null for people who may not change it. */
  form: WeightingForm | null;
}

const Weighted = ({ weighting, names }: Pick<StatusProps, 'weighting' | 'names'>) => {
  const { dimensionIds, iterations, least, largest } = weighting;
  return (
    <Text size="sm">
      {messages.weighted(dimensionIds.map((id) => names.nameOf(id) ?? messages.removed))}{' '}
      {iterations !== null && messages.converged(iterations)}{' '}
      {least !== null && largest !== null && messages.range(least, largest)}
    </Text>
  );
};

const Counting = ({ progress }: Pick<Weighting, 'progress'>) => (
  <Stack gap={4}>
    <ProgressBar
      label={messages.counting}
      value={progress?.done ?? 0}
      max={progress?.total ?? 0}
      {...(progress && { text: messages.progress(progress.done, progress.total) })}
    />
    <Text size="sm" c="dimmed">
      {messages.countingHint}
    </Text>
  </Stack>
);

/** Whether the results are weighted, and if not, why not. */
const Status = ({ weighting, names, form }: StatusProps) => {
  const place = useRef<HTMLDivElement>(null);
  const content = () => {
    if (!weighting.isOn) return <Text size="sm">{messages.off}</Text>;
    if (isCounting(weighting)) return <Counting progress={weighting.progress} />;
    if (weighting.state === 'weighted') return <Weighted weighting={weighting} names={names} />;
    return (
      <RefusalList
        refusals={refusalsOf(weighting.reasons)}
        names={names}
        form={form}
        onDone={() => place.current?.focus()}
      />
    );
  };
  return (
    // A count that goes on is not read out with each number.
    <div ref={place} role="status" aria-live={isCounting(weighting) ? 'off' : 'polite'} tabIndex={-1}>
      {content()}
    </div>
  );
};

const boundsInWords = ({ kind, low, high }: Bounds): string =>
  kind === 'none' ? messages.facts.noBounds : messages.facts.bounds(low ?? 0, high ?? 0);

const dimensionsInWords = (ids: readonly string[], names: Names): string =>
  messages.list(ids.map((id) => names.nameOf(id) ?? messages.removed));

/** How the results are weighted, in one line. */
const Facts = ({ draft, names }: { draft: WeightingDraft; names: Names }) => {
  const { dimensionIds, bounds, shares, merges } = draft;
  const merged = dimensionIds.flatMap((id) =>
    Object.entries(lookup(merges, id) ?? {}).map(([from, into]) =>
      messages.facts.merge(
        names.categoryOf(id, from) ?? messages.removedGroup,
        names.categoryOf(id, into) ?? messages.removedGroup,
      ),
    ),
  );
  const facts = [
    ...(dimensionIds.length > 0
      ? [messages.facts.by(dimensionIds.map((id) => names.nameOf(id) ?? messages.removed))]
      : []),
    boundsInWords(bounds),
    ...dimensionIds
      .filter((id) => lookup(shares, id) !== undefined)
      .map((id) => messages.facts.shares(names.nameOf(id) ?? messages.removed)),
    ...merged,
  ];
  return (
    <Text size="sm" c="dimmed" className={classes.grow}>
      {facts.join(' · ')}
    </Text>
  );
};

interface FormProps {
  weighting: Weighting;
  names: Names;
  campaignId: string;
  range: Round;
}

/** Dimensions of the first choice, when weighting is switched on without any. */
const patchOf = (isOn: boolean, { draft, base }: WeightingForm, names: Names): Partial<WeightingDraft> =>
  isOn && draft.dimensionIds.length === 0
    ? { isOn, dimensionIds: firstChoice(base, names.all), bounds: usualBounds }
    : { isOn };

const isComplete = ({ bounds, shares }: WeightingDraft): boolean =>
  areBoundsValid(bounds) && Object.values(shares).every(addsUp);

const wordsOf =
  (names: Names) =>
  (field: keyof WeightingDraft & string, value: unknown): string | null => {
    if (field === 'bounds') return boundsInWords(value as Bounds);
    return field === 'dimensionIds' ? dimensionsInWords(value as readonly string[], names) : null;
  };

interface SaveBarProps {
  form: WeightingForm;
  isOpen: boolean;
}

const SaveBar = ({ form, isOpen }: SaveBarProps) =>
  isOpen || form.isDirty ? (
    <Group justify="flex-end" gap="xs">
      {form.isDirty && (
        <>
          <Text size="sm" c="dimmed" role="status">
            {messages.unsaved}
          </Text>
          <Button variant="default" onClick={form.reset} disabled={form.isSaving}>
            {messages.discard}
          </Button>
        </>
      )}
      <Button type="submit" disabled={!form.isDirty || !isComplete(form.draft)} loading={form.isSaving}>
        {messages.save}
      </Button>
    </Group>
  ) : null;

/** No question is linked, so there is nothing to weight by. */
const NoneLinked = () => {
  const { campaignId = '' } = useParams();
  return (
    <Text size="sm">
      {messages.noneLinked}{' '}
      <TextLink underline="always" to={`/dashboard/campaigns/${campaignId}/builder`}>
        {messages.link}
      </TextLink>
    </Text>
  );
};

const WeightingEditor = ({ weighting, names, campaignId, range }: FormProps) => {
  const form = useWeightingForm(campaignId, weighting, range);
  const ref = useSaveKey();
  const [isOpen, setIsOpen] = useState(false);
  const { draft } = form;
  const isUseless = weighting.linkedDimensionIds.length === 0 && !draft.isOn;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if ((form.isDirty || form.clashes.length > 0) && isComplete(draft)) void form.save();
  };
  return (
    <form ref={ref} onSubmit={submit} noValidate>
      <Stack gap="md">
        <DraftConflict form={form} labelOf={(field) => messages.fields[field]} wordsOf={wordsOf(names)} />
        <Switch
          label={messages.show}
          checked={draft.isOn}
          disabled={isUseless || form.isSaving}
          onChange={({ currentTarget: { checked } }) => void form.save(patchOf(checked, form, names))}
        />
        {isUseless ? <NoneLinked /> : <Status weighting={weighting} names={names} form={form} />}
        {draft.isOn && (
          <Group justify="space-between" gap="xs">
            <Facts draft={draft} names={names} />
            <Button variant="default" size="compact-sm" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
              {isOpen ? messages.close : messages.change}
            </Button>
          </Group>
        )}
        {draft.isOn && isOpen && <WeightingFields form={form} names={names} />}
        <SaveBar form={form} isOpen={draft.isOn && isOpen} />
      </Stack>
    </form>
  );
};

const ReadOnly = ({ weighting, names }: Pick<FormProps, 'weighting' | 'names'>) => (
  <Stack gap="sm">
    <Status weighting={weighting} names={names} form={null} />
    {weighting.isOn && <Facts draft={draftOf(weighting)} names={names} />}
  </Stack>
);

const Content = (props: FormProps) => {
  const canEdit = useCan('campaign:edit');
  return canEdit ? <WeightingEditor {...props} /> : <ReadOnly {...props} />;
};

const roundsInWords = (report: Report, { round }: Round): string | null => {
  if (round !== undefined) return messages.perRoundShown(round);
  return report.rounds.length > 1 ? messages.perRound : null;
};

interface HeadProps {
  rounds: string | null;
}

const Head = ({ rounds }: HeadProps) => (
  <div>
    <Title order={2} size="h4">
      {messages.title}
    </Title>
    <Text size="sm" c="dimmed">
      {messages.about} {rounds}{' '}
      <TextLink underline="always" to={methodPath('weights')}>
        {messages.how}
      </TextLink>
    </Text>
  </div>
);

interface Props {
  report: Report;
  range: Round;
}

/** Switches weighting on and off, says how it is done, and why when it cannot be done. */
export const WeightingCard = ({ report, range }: Props) => {
  const query = useWeighting(report, range);
  const dimensions = usePopulation();
  const { data } = query;
  return (
    <Card component="section" id={places.weighting} tabIndex={-1} aria-label={messages.title} className={classes.card}>
      <Stack gap="md">
        <Head rounds={roundsInWords(report, range)} />
        {query.isError && (
          <Group gap="xs" role="alert">
            <Text size="sm">{data ? messages.lost : messages.loadFailed}</Text>
            <Button size="compact-sm" variant="default" onClick={() => void query.refetch()}>
              {messages.retry}
            </Button>
          </Group>
        )}
        {data && dimensions && (
          <Content weighting={data} names={namesIn(dimensions)} campaignId={report.campaignId} range={range} />
        )}
      </Stack>
    </Card>
  );
};
