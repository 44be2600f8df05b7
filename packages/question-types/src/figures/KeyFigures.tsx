import { Text } from '@folkmoot/ui';
import classes from './key-figures.module.css';

interface KeyFigure {
  value: string;
  label: string;
  /** Facts about the figure beyond its value. */
  lines?: readonly string[];
}

/** The figures that sum up a result, in one line. */
export const KeyFigures = ({ figures }: { figures: readonly KeyFigure[] }) => (
  <div className={classes.figures}>
    {figures.map(({ value, label, lines = [] }) => (
      <div key={label}>
        <Text component="p" size="sm" m={0}>
          <strong className={`tabular ${classes.value}`}>{value}</strong> {label}
        </Text>
        {lines.map((line) => (
          <Text key={line} component="p" size="xs" c="dimmed" m={0} className="tabular">
            {line}
          </Text>
        ))}
      </div>
    ))}
  </div>
);
