import type { Report } from '@folkmoot/contracts/client';
import { type MethodPart, methodPath } from '@folkmoot/question-types/core';
import { Button, Card, Group, Text, TextLink } from '@folkmoot/ui';
import { Fragment } from 'react';
import { usePopulation } from '../../../entities/population';
import type { RangeChoice } from '../../../entities/report/report-frame';
import { jumpTo, places } from './jump';
import { sentenceOf } from './refusal-words';
import { useWeightingChoice } from './use-weighting';
import { isCounting, isSilent, namesIn, refusalsOf } from './weighting.domain';
import { messages } from './weighting.messages';
import classes from './weighting.module.css';

const texts = messages.strip;

interface Props {
  report: Report;
  range: RangeChoice;
}

interface Figure {
  readonly part: MethodPart;
  readonly text: string;
}

const figuresOf = ({ n, effectiveSize, designEffect, largest }: NonNullable<Report['weighting']>): Figure[] => [
  { part: 'weights', text: texts.n(n) },
  ...(effectiveSize === null ? [] : [{ part: 'effective-size' as const, text: texts.effectiveSize(effectiveSize) }]),
  ...(designEffect === null ? [] : [{ part: 'design-effect' as const, text: texts.designEffect(designEffect) }]),
  ...(largest === null ? [] : [{ part: 'trimming' as const, text: texts.largest(largest) }]),
];

const Strip = ({ report, range }: Props) => {
  const dimensions = usePopulation();
  const { data } = useWeightingChoice(report, range);
  const { weighting } = report;
  if (!weighting) return null;
  const names = namesIn(dimensions);
  const [first] = refusalsOf(weighting.reasons);
  const by = (data?.dimensionIds ?? []).map((id) => names.nameOf(id) ?? messages.removed);
  return (
    <Card component="section" aria-label={texts.label} px="md" py="xs">
      {weighting.state === 'weighted' ? (
        <>
          <Text>
            <strong>{texts.by(by)}:</strong>{' '}
            {figuresOf(weighting).map(({ part, text }, index) => (
              <Fragment key={part}>
                {index > 0 && ', '}
                <TextLink underline="always" to={methodPath(part)} className={`tabular ${classes.figure}`}>
                  {text}
                </TextLink>
              </Fragment>
            ))}
          </Text>
          <Text size="sm" c="dimmed">
            {texts.beside}
          </Text>
        </>
      ) : (
        <Group gap="xs" justify="space-between">
          <Text className={classes.grow}>
            {isCounting(weighting) ? (
              texts.counting
            ) : (
              <>
                <strong>{texts.notWeighted}</strong> {first && sentenceOf(first, names)}
              </>
            )}
          </Text>
          <Button variant="default" size="compact-sm" onClick={() => jumpTo(places.weighting)}>
            {texts.more}
          </Button>
        </Group>
      )}
    </Card>
  );
};

/** The weights of these results, or why there are none. Nothing while weighting is off. */
export const WeightingStrip = (props: Props) => (isSilent(props.report.weighting) ? null : <Strip {...props} />);
