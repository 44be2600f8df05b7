import {
  dayIn,
  getAvailabilityOperation,
  getSystemStatsOperation,
  monthInWords,
  type ReplyOf,
} from '@folkmoot/contracts/client';
import { ownTimeZone, useOperation } from '@folkmoot/shell-sdk';
import { FigureStrip } from '@folkmoot/ui/controls';
import { messages } from './system.messages';

const texts = messages.stats;

const monthOf = (beganAt: string): string => monthInWords(beganAt, 'UTC');

/** Never rounded up: 99.996% is not 100%. */
const percentOf = (share: number): string => `${(Math.floor(share * 10_000) / 100).toFixed(2)}%`;

/** A short period without failures is not shown as 100%. */
const uptimeOf = (share: number | null, isWhole: boolean): string | null => {
  if (share === null) return null;
  return share === 1 && !isWhole ? texts.uptimeFlawless : percentOf(share);
};

const uptimeUnit = ({ total, since, isWhole }: ReplyOf<typeof getAvailabilityOperation>): string => {
  if (total.share === null) return texts.uptimeNone;
  const requests = total.requests.toLocaleString('en-GB');
  if (isWhole || !since) return texts.uptimeUnit(requests);
  return texts.uptimeSince(requests, dayIn(since, ownTimeZone()));
};

type Read<T> = { readonly data: T | undefined; readonly error: Error | null };

/** A figure, or the reason why there is none. Neither while it loads. */
const figureOf = <T,>(
  { data, error }: Read<T>,
  value: (data: T) => number | string | null,
  unit: (data: T) => string,
) => {
  if (data) return { value: value(data), unit: unit(data) };
  return error ? { value: null, unit: texts.loadFailed } : { value: undefined, unit: '' };
};

/** The figures of the whole installation, counted where the data is. */
export const SystemStats = () => {
  const stats = useOperation(getSystemStatsOperation, {});
  const availability = useOperation(getAvailabilityOperation, {});
  const councils = figureOf(
    stats,
    ({ activeCouncils }) => activeCouncils,
    ({ totalCouncils }) => texts.councilsUnit(totalCouncils),
  );
  const users = figureOf(
    stats,
    ({ totalUsers }) => totalUsers,
    ({ activeUsers }) => texts.usersUnit(activeUsers),
  );
  const responses = figureOf(
    stats,
    ({ monthlyResponses }) => monthlyResponses,
    ({ monthBeganAt }) => texts.responsesUnit(monthOf(monthBeganAt)),
  );
  const uptime = figureOf(availability, ({ total, isWhole }) => uptimeOf(total.share, isWhole), uptimeUnit);
  return (
    <FigureStrip
      figures={[
        { label: texts.councils, ...councils, howComputed: texts.councilsHow },
        { label: texts.users, ...users, howComputed: texts.usersHow },
        { label: texts.responses, ...responses, howComputed: texts.responsesHow },
        { label: texts.uptime, ...uptime, howComputed: texts.uptimeHow },
      ]}
    />
  );
};
