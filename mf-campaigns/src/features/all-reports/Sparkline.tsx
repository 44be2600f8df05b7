import type { CampaignReport } from '@folkmoot/contracts/client';
import { messages } from './all-reports.messages';
import classes from './all-reports.module.css';

const WIDTH = 120;
const HEIGHT = 28;

/** Twelve weeks as small bars from a zero baseline. The accessible name contains the figures. */
export const Sparkline = ({ trend }: { trend: CampaignReport['trend'] }) => {
  const most = Math.max(1, ...trend.map(({ count }) => count));
  const step = WIDTH / Math.max(1, trend.length);
  return (
    <svg
      className={classes.sparkline}
      width={WIDTH}
      height={HEIGHT}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={messages.trendOf(trend.map(({ count }) => count))}
    >
      {trend.map(({ week, count }, index) => {
        const height = Math.max(count > 0 ? 2 : 1, (count / most) * HEIGHT);
        return (
          <rect
            key={week}
            className={count > 0 ? classes.week : classes.empty}
            x={index * step + 1}
            y={HEIGHT - height}
            width={step - 2}
            height={height}
            rx={1}
          />
        );
      })}
    </svg>
  );
};
