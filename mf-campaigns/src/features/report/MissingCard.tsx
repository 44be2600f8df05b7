import {
  AREA_DIMENSION,
  getRepresentativenessOperation,
  type Report,
  type RepresentedDimension,
} from '@folkmoot/contracts/client';
import { methodPath } from '@folkmoot/question-types/core';
import { keepPreviousData, useOperation } from '@folkmoot/shell-sdk';
import { Card, Stack, Text, TextLink, Title } from '@folkmoot/ui';
import type { Filters, RangeChoice } from '../../entities/report/report-frame';
import { AreaQuotas, useAreas } from './AreaQuotas';
import { DimensionPart } from './DimensionPart';
import { messages } from './missing.messages';
import classes from './missing.module.css';
import { places } from './weighting/jump';

interface Props {
  /** The report of the whole range, because filters must not narrow the groups that set them. */
  report: Report;
  filters: Filters;
  range: RangeChoice;
}

/** The dimensions in this range. None for imported answers: they are no part of the campaign's sample. */
const useDimensions = ({ campaignId }: Report, { asked }: RangeChoice): readonly RepresentedDimension[] => {
  const { importedSeries, ...query } = asked;
  const { data } = useOperation(
    getRepresentativenessOperation,
    { params: { campaignId }, query },
    { enabled: importedSeries === undefined, placeholderData: keepPreviousData },
  );
  return importedSeries === undefined ? (data?.dimensions ?? []) : [];
};

/** Who answered beside who lives there, by each linked dimension, and the quotas of areas. */
export const MissingCard = ({ report, filters, range }: Props) => {
  const isWhole = range.name === 'all' && range.round === undefined;
  const dimensions = useDimensions(report, range);
  const areas = useAreas({ report, isWhole });
  if (dimensions.length === 0 && !areas) return null;
  const quotas = areas && <AreaQuotas areas={areas} filters={filters} isWhole={isWhole} />;
  const hasArea = dimensions.some(({ dimensionId }) => dimensionId === AREA_DIMENSION);
  return (
    <Card component="section" id={places.missing} tabIndex={-1} aria-label={messages.title} className={classes.card}>
      <Stack gap="lg">
        <div>
          <Title order={2} size="h4">
            {messages.title}
          </Title>
          <Text size="sm" c="dimmed">
            {messages.about}
          </Text>
        </div>
        {dimensions.map((dimension) => (
          <Stack key={dimension.dimensionId} gap="sm" className={classes.part}>
            <DimensionPart dimension={dimension} />
            {dimension.dimensionId === AREA_DIMENSION && quotas}
          </Stack>
        ))}
        {!hasArea && quotas}
        {dimensions.length > 0 && (
          <Text size="sm" c="dimmed">
            {messages.howText}{' '}
            <TextLink underline="always" to={methodPath('who-is-missing')} size="sm">
              {messages.how}
            </TextLink>
          </Text>
        )}
      </Stack>
    </Card>
  );
};
