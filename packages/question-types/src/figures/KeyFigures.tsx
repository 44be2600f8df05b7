import { Text } from '@folkmoot/ui';
import classes from './key-figures.module.css';

interface KeyFigure {
  value: string;
  label: string;
}

/** The figures that sum up a result, in one line. */
export const KeyFigures = ({ figures }: { figures: readonly KeyFigure[] }) => (
  <div className={classes.figures}>
    {figures.map(({ value, label }) => (
      <Text key={label} component="p" size="sm" m={0}>
        <strong className={`tabular ${classes.value}`}>{value}</strong> {label}
      </Text>
    ))}
  </div>
);
