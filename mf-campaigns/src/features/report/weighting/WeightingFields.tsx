import { MAX_WEIGHT_BOUND, type PopulationDimension } from '@folkmoot/contracts/client';
import { useCan, useParams } from '@folkmoot/shell-sdk';
import { Button, Group, Stack, Text, TextLink } from '@folkmoot/ui';
import { Checkbox, Fieldset, Radio } from '@folkmoot/ui/controls';
import { useState } from 'react';
import { DecimalInput } from './DecimalInput';
import { DimensionTable } from './DimensionTable';
import type { WeightingForm } from './use-weighting';
import {
  areBoundsValid,
  type Bounds,
  boundKinds,
  knowsPeople,
  type Names,
  usualBounds,
  withoutDimension,
} from './weighting.domain';
import { messages } from './weighting.messages';
import classes from './weighting.module.css';

interface Props {
  form: WeightingForm;
  names: Names;
}

interface DimensionProps extends Props {
  id: string;
  /** Undefined when it is no longer part of the population. */
  dimension: PopulationDimension | undefined;
}

const DimensionChoice = ({ id, dimension, form, names }: DimensionProps) => {
  const canSetPopulation = useCan('council:edit');
  const [isOpen, setIsOpen] = useState(false);
  const { draft, base, change } = form;
  const isChosen = draft.dimensionIds.includes(id);
  const isUsable = dimension !== undefined && base.linkedDimensionIds.includes(id);
  const name = dimension?.name ?? messages.removed;
  const hint = isUsable ? messages.groups(dimension.categories.length, dimension.source) : messages.gone;
  return (
    <Stack gap="xs" className={classes.dimension}>
      <Group justify="space-between" gap="xs" align="flex-start">
        <Checkbox
          label={name}
          description={hint}
          checked={isChosen}
          onChange={({ currentTarget: { checked } }) =>
            change(
              checked
                ? {
                    dimensionIds: names.all
                      .map((each) => each.id)
                      .filter((each) => each === id || draft.dimensionIds.includes(each)),
                  }
                : withoutDimension(draft, id),
            )
          }
        />
        {isUsable && isChosen && (
          <Button
            size="compact-sm"
            variant="default"
            aria-expanded={isOpen}
            aria-label={messages.detailsOf(name)}
            onClick={() => setIsOpen(!isOpen)}
          >
            {messages.details}
          </Button>
        )}
      </Group>
      {isUsable && !knowsPeople(dimension) && (
        <Text size="sm">
          {messages.unknownPeople}{' '}
          {canSetPopulation && (
            <TextLink underline="always" to="/dashboard/settings/population">
              {messages.enterPeople}
            </TextLink>
          )}
        </Text>
      )}
      {isUsable && isChosen && isOpen && <DimensionTable dimension={dimension} form={form} />}
    </Stack>
  );
};

/** The dimensions that can be chosen, and those that cannot with the reason. */
const Dimensions = ({ form, names }: Props) => {
  const { campaignId = '' } = useParams();
  const { linkedDimensionIds } = form.base;
  const linked = names.all.filter(({ id }) => linkedDimensionIds.includes(id)).map(({ id }) => id);
  const others = names.all.filter(({ id }) => !linked.includes(id) && !form.draft.dimensionIds.includes(id));
  const shown = [...linked, ...form.draft.dimensionIds.filter((id) => !linked.includes(id))];
  return (
    <Fieldset legend={messages.dimensions}>
      <Stack gap="sm">
        <Text size="sm" c="dimmed">
          {messages.dimensionsHint}
        </Text>
        {shown.map((id) => (
          <DimensionChoice key={id} id={id} dimension={names.dimension(id)} form={form} names={names} />
        ))}
        {others.length > 0 && (
          <Text size="sm">
            {messages.notLinked(others.map(({ name }) => name))}{' '}
            <TextLink underline="always" to={`/dashboard/campaigns/${campaignId}/builder`}>
              {messages.link}
            </TextLink>
          </Text>
        )}
      </Stack>
    </Fieldset>
  );
};

const decimals = { digits: 2, step: 0.1, className: classes.grow };

const labelOfKind = (kind: Bounds['kind']): string =>
  kind === 'usual' ? messages.boundKinds.usual(usualBounds.low ?? 0, usualBounds.high ?? 0) : messages.boundKinds[kind];

const BoundsChoice = ({ form: { draft, change } }: Pick<Props, 'form'>) => {
  const { bounds } = draft;
  const choose = (kind: string) => {
    const chosen = boundKinds.find((each) => each === kind) ?? 'usual';
    change({ bounds: chosen === 'own' ? { ...bounds, kind: 'own' } : { ...usualBounds, kind: chosen } });
  };
  return (
    <Fieldset legend={messages.bounds}>
      <Stack gap="sm">
        <Radio.Group
          aria-label={messages.bounds}
          description={messages.boundsHint}
          value={bounds.kind}
          onChange={choose}
        >
          <Group gap="md" mt={8}>
            {boundKinds.map((kind) => (
              <Radio key={kind} value={kind} label={labelOfKind(kind)} />
            ))}
          </Group>
        </Radio.Group>
        {bounds.kind === 'own' && (
          <Group align="flex-end" gap="md">
            <DecimalInput
              label={messages.low}
              value={bounds.low}
              max={1}
              {...decimals}
              onChange={(low) => change({ bounds: { ...bounds, low } })}
            />
            <DecimalInput
              label={messages.high(MAX_WEIGHT_BOUND)}
              value={bounds.high}
              max={MAX_WEIGHT_BOUND}
              {...decimals}
              onChange={(high) => change({ bounds: { ...bounds, high } })}
            />
          </Group>
        )}
        {!areBoundsValid(bounds) && (
          <Text size="sm" c="red" role="alert">
            {messages.boundsWrong}
          </Text>
        )}
      </Stack>
    </Fieldset>
  );
};

/** Which dimensions the results are weighted by, and how. */
export const WeightingFields = (props: Props) => (
  <Stack gap="md">
    <Dimensions {...props} />
    <BoundsChoice form={props.form} />
  </Stack>
);
