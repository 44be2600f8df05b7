import { messages as words } from './comparison.messages';
import classes from './cross-table.module.css';
import { changeText, figureText, intervalText, pointText } from './round-words.domain';
import type { Change, Measure, Point } from './rounds.domain';

const More = ({ text }: { text: string }) => (text === '' ? null : <span className={classes.more}>{text}</span>);

/** A figure with its interval, and the weighted figure with its own. */
export const PointCell = ({ measure, point }: { measure: Measure; point: Point | null | undefined }) => (
  <td className={`tabular ${classes.number}`}>
    {point ? (
      <>
        {pointText(measure, point)}
        <More text={intervalText(measure, point.plain)} />
        {point.weighted && (
          <>
            <More text={words.weightedFigure(figureText(measure, point.weighted))} />
            <More text={intervalText(measure, point.weighted)} />
          </>
        )}
      </>
    ) : (
      '–'
    )}
  </td>
);

/** A change in words: how much, weighted beside unweighted, and whether it is real. */
export const ChangeCell = ({ measure, change }: { measure: Measure; change: Change | null | undefined }) => (
  <td className={`tabular ${classes.number}`}>
    {change ? (
      <>
        {changeText(measure, change.plain)}
        {change.weighted && <More text={words.weightedFigure(changeText(measure, change.weighted))} />}
        <span className={change.verdict === 'real' ? classes.real : classes.small}>
          {words.verdicts[change.verdict]}
          {change.p !== null && ` (${words.chance(change.p)})`}
        </span>
      </>
    ) : (
      '–'
    )}
  </td>
);
