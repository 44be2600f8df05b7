import { lookup, type PopulationDimension } from '@folkmoot/contracts/client';
import { Alert, Button, Group, Stack, Text } from '@folkmoot/ui';
import { NativeSelect, Switch } from '@folkmoot/ui/controls';
import { DecimalInput } from './DecimalInput';
import type { WeightingForm } from './use-weighting';
import {
  addsUp,
  knowsPeople,
  type Shares,
  scaled,
  sharesOfPeople,
  sumOf,
  targetsOf,
  withMerge,
  withTable,
} from './weighting.domain';
import { messages } from './weighting.messages';
import classes from './weighting.module.css';

interface Props {
  dimension: PopulationDimension;
  form: WeightingForm;
}

const SHARE_DIGITS = 4;

interface RowProps extends Props {
  category: PopulationDimension['categories'][number];
  total: number;
  shares: Shares | undefined;
  onShare: (shares: Shares | null) => void;
}

const Row = ({ category: { id, name, people }, dimension, form, total, shares, onShare }: RowProps) => {
  const { draft, change } = form;
  const merges = lookup(draft.merges, dimension.id) ?? {};
  const into = lookup(merges, id) ?? '';
  return (
    <tr>
      <td>{name}</td>
      <td className={`tabular ${classes.number}`}>
        {people === null || total === 0 ? messages.dash : messages.percent(people / total)}
      </td>
      {shares && (
        <td className={classes.share}>
          <DecimalInput
            aria-label={messages.shareOf(name)}
            value={lookup(shares, id) ?? null}
            onChange={(percent) => onShare({ ...shares, [id]: percent })}
            max={100}
            digits={SHARE_DIGITS}
            hideControls
            rightSection="%"
            size="xs"
          />
        </td>
      )}
      <td className={classes.into}>
        <NativeSelect
          aria-label={messages.countedAsOf(name)}
          size="xs"
          value={into}
          data={[
            { value: '', label: messages.itself },
            ...targetsOf(merges, dimension.categories, id).map((other) => ({ value: other.id, label: other.name })),
          ]}
          onChange={({ currentTarget: { value } }) => change(withMerge(draft, dimension.id, id, value || null))}
        />
      </td>
    </tr>
  );
};

/** Whether the shares of a dimension add up, and what makes them add up. */
const Sum = ({ shares, onShare }: { shares: Shares; onShare: (shares: Shares) => void }) => {
  const sum = sumOf(shares);
  if (addsUp(shares)) {
    return (
      <Text size="sm" className="tabular" role="status">
        {messages.sum(sum)}
      </Text>
    );
  }
  return (
    <Alert color="amber" role="status">
      <Group gap="sm">
        <Text size="sm">{messages.sumWrong(sum)}</Text>
        <Button size="compact-sm" variant="default" disabled={sum <= 0} onClick={() => onShare(scaled(shares))}>
          {messages.scale}
        </Button>
      </Group>
    </Alert>
  );
};

/** The groups of a dimension: their shares, and which of them are counted together. */
export const DimensionTable = ({ dimension, form }: Props) => {
  const { draft, change } = form;
  const shares = lookup(draft.shares, dimension.id);
  const total = knowsPeople(dimension) ? dimension.categories.reduce((sum, { people }) => sum + (people ?? 0), 0) : 0;
  const onShare = (next: Shares | null) => change({ shares: withTable(draft.shares, dimension.id, next) });
  return (
    <Stack gap="sm">
      <Switch
        label={messages.ownShares}
        checked={shares !== undefined}
        onChange={({ currentTarget: { checked } }) => onShare(checked ? sharesOfPeople(dimension) : null)}
      />
      <table className={classes.table} aria-label={messages.detailsOf(dimension.name)}>
        <thead>
          <tr>
            <th scope="col">{messages.group}</th>
            <th scope="col" className={classes.number}>
              {messages.population}
            </th>
            {shares && <th scope="col">{messages.yourShare}</th>}
            <th scope="col">{messages.countedAs}</th>
          </tr>
        </thead>
        <tbody>
          {dimension.categories.map((category) => (
            <Row
              key={category.id}
              category={category}
              dimension={dimension}
              form={form}
              total={total}
              shares={shares}
              onShare={onShare}
            />
          ))}
        </tbody>
      </table>
      {shares && <Sum shares={shares} onShare={onShare} />}
    </Stack>
  );
};
