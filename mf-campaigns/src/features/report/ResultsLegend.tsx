import type { Report } from '@folkmoot/contracts/client';
import { methodPath } from '@folkmoot/question-types/core';
import { Text, TextLink } from '@folkmoot/ui';
import { messages } from './results.messages';
import classes from './results-legend.module.css';

interface LegendProps {
  report: Report;
  isFiltered: boolean;
}

const isWeighted = ({ results }: Report): boolean => results.some(({ effectiveSize }) => effectiveSize !== undefined);

const hasIntervals = ({ results }: Report): boolean =>
  results.some(({ answered, segments = [], means = [] }) => answered > 0 && segments.length + means.length > 0);

/** The signs of the charts, each with a link to what it means. Nothing where no chart has them. */
export const ResultsLegend = ({ report, isFiltered }: LegendProps) => {
  if (!hasIntervals(report)) return null;
  const hasWeights = isWeighted(report);
  return (
    <>
      <ul className={classes.legend} aria-label={messages.legend}>
        {hasWeights && (
          <li>
            <span className={classes.counted} />
            {messages.counted}
          </li>
        )}
        {hasWeights && (
          <li>
            <span className={classes.weighted} />
            <TextLink underline="always" to={methodPath('weights')} size="sm">
              {messages.weighted}
            </TextLink>
          </li>
        )}
        <li>
          <span className={classes.interval} />
          <TextLink underline="always" to={methodPath('shares')} size="sm">
            {messages.interval}
          </TextLink>
        </li>
      </ul>
      {hasWeights && isFiltered && (
        <Text size="sm" c="dimmed">
          {messages.filteredWeights(report.rounds.length > 1)}
        </Text>
      )}
    </>
  );
};

/** Who the figures are about, once below all results. Imported answers may be of a random sample. */
export const SampleNote = ({ report, isImported }: { report: Report; isImported: boolean }) =>
  hasIntervals(report) && (
    <Text size="sm" c="dimmed" component="p" m={0}>
      {!isImported && `${messages.notRandom} `}
      {messages.chanceOnly}{' '}
      <TextLink underline="always" to={methodPath('self-selected')} size="sm">
        {messages.howMade}
      </TextLink>
    </Text>
  );
