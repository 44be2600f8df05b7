import type { EffectSide } from '@folkmoot/contracts/client';
import { Badge, Button, Card, Group, IconSelector, Stack, Text, Title } from '@folkmoot/ui';
import { useId, useState } from 'react';
import { sortEffects } from './integrity.domain';
import { messages } from './integrity.messages';
import classes from './integrity.module.css';

const texts = messages.effects;
const MAX_ROWS_AT_FIRST = 5;
const MAX_QUESTIONS_AT_FIRST = 5;

type SideKey = keyof typeof texts.columns;

/** The effects of the whole page, and those of one group, differ in what they leave out. */
type Effect = {
  readonly questionId: string;
  readonly label: string;
  readonly largestDifference: number;
  readonly changesOrder: boolean;
} & { readonly [Key in SideKey]?: EffectSide };

interface ShareProps {
  heading: string;
  side: EffectSide | undefined;
  value: string;
  /** The share with all responses. Undefined in their own column. */
  base: number | undefined;
}

const Share = ({ heading, side, value, base }: ShareProps) => {
  const share = side?.rows.find((row) => row.value === value)?.share ?? 0;
  const points = base === undefined ? 0 : Math.round((share - base) * 1_000) / 10;
  return (
    <td data-heading={heading}>
      <div className={classes.share}>
        <span className={classes.bar} aria-hidden="true">
          <span style={{ inlineSize: `${share * 100}%` }} />
        </span>
        <span className="tabular">
          {texts.percent(share)}
          {points !== 0 && (
            <Text span size="xs" fw={600}>
              {' '}
              ({texts.points(points)})
            </Text>
          )}
        </span>
      </div>
    </td>
  );
};

const MeanRow = ({ effect, sides }: { effect: Effect; sides: readonly SideKey[] }) =>
  typeof effect.all?.mean === 'number' ? (
    <tr>
      <th scope="row">{texts.mean}</th>
      {sides.map((key) => (
        <td key={key} data-heading={texts.columns[key]} className="tabular">
          {typeof effect[key]?.mean === 'number' && texts.mean1(effect[key].mean)}
        </td>
      ))}
    </tr>
  ) : null;

interface EffectProps {
  effect: Effect;
  sides: readonly SideKey[];
}

const EffectCard = ({ effect, sides }: EffectProps) => {
  const { label, all, largestDifference, changesOrder } = effect;
  const [isWhole, setIsWhole] = useState(false);
  const id = useId();
  const rows = all?.rows ?? [];
  const shown = isWhole ? rows : rows.slice(0, MAX_ROWS_AT_FIRST);
  const more = rows.length - MAX_ROWS_AT_FIRST;
  return (
    <Card component="section" aria-labelledby={id}>
      <Stack gap="xs">
        <Group justify="space-between" gap="xs" align="flex-start">
          <Title order={3} size="h6" id={id} className={classes.question} dir="auto">
            {label}
          </Title>
          <Group gap="xs">
            {changesOrder && (
              <Badge color="amber" tt="none" leftSection={<IconSelector size={14} stroke={1.5} aria-hidden="true" />}>
                {texts.changesOrder}
              </Badge>
            )}
            <Text size="sm" fw={600} className="tabular">
              {texts.difference(largestDifference)}
            </Text>
          </Group>
        </Group>
        <table className={classes.effects} aria-labelledby={id}>
          <thead>
            <tr>
              <th scope="col" className={classes.heading}>
                {texts.answer}
              </th>
              {sides.map((key) => (
                <th key={key} scope="col" className={classes.heading}>
                  {texts.columns[key]} <span className={classes.base}>{texts.base(effect[key]?.responses ?? 0)}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map(({ value, label: answer, share }) => (
              <tr key={value}>
                <th scope="row" dir="auto">
                  {answer}
                </th>
                {sides.map((key) => (
                  <Share
                    key={key}
                    heading={texts.columns[key]}
                    side={effect[key]}
                    value={value}
                    base={key === 'all' ? undefined : share}
                  />
                ))}
              </tr>
            ))}
            <MeanRow effect={effect} sides={sides} />
          </tbody>
        </table>
        {more > 0 && (
          <Group>
            <Button variant="subtle" size="compact-sm" aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
              {isWhole ? texts.fewerAnswers : texts.moreAnswers(more)}
            </Button>
          </Group>
        )}
      </Stack>
    </Card>
  );
};

const Equal = ({
  effects,
  sides,
  isOnly,
}: {
  effects: readonly Effect[];
  sides: readonly SideKey[];
  isOnly: boolean;
}) => {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Group gap="xs">
        <Text size="sm">{isOnly ? texts.allEqual : texts.equal(effects.length)}</Text>
        <Button variant="subtle" size="compact-sm" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {isOpen ? texts.hideEqual : texts.showEqual}
        </Button>
      </Group>
      {isOpen && effects.map((effect) => <EffectCard key={effect.questionId} effect={effect} sides={sides} />)}
    </>
  );
};

interface Props {
  title: string;
  about?: string;
  effects: readonly Effect[];
  /** The sides that are compared, all responses first. */
  sides: readonly SideKey[];
}

/** Each result with and without some of the responses, the largest difference first. */
export const Effects = ({ title, about, effects, sides }: Props) => {
  const { changing, equal } = sortEffects(effects);
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole ? changing : changing.slice(0, MAX_QUESTIONS_AT_FIRST);
  return (
    <Stack component="section" gap="xs" aria-label={title}>
      <div>
        <Title order={2} size="h4">
          {title}
        </Title>
        {about && (
          <Text size="sm" c="dimmed">
            {about}
          </Text>
        )}
      </div>
      {effects.length === 0 && <Text size="sm">{texts.none}</Text>}
      {shown.map((effect) => (
        <EffectCard key={effect.questionId} effect={effect} sides={sides} />
      ))}
      {shown.length < changing.length && (
        <Group justify="center">
          <Button variant="default" onClick={() => setIsWhole(true)}>
            {texts.moreQuestions(changing.length - shown.length)}
          </Button>
        </Group>
      )}
      {equal.length > 0 && <Equal effects={equal} sides={sides} isOnly={changing.length === 0} />}
    </Stack>
  );
};
