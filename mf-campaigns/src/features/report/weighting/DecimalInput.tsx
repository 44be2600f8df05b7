import { NumberInput } from '@folkmoot/ui/controls';
import { useState } from 'react';

interface Props {
  label?: string;
  'aria-label'?: string;
  value: number | null;
  max: number;
  digits: number;
  onChange: (value: number | null) => void;
  rightSection?: string;
  hideControls?: boolean;
  step?: number;
  size?: 'xs' | 'sm';
  className?: string | undefined;
}

/** `0.` is 0 while somebody types `0.5`. */
const numberIn = (typed: string | number): number | null => {
  const number = typed === '' ? Number.NaN : Number(typed);
  return Number.isFinite(number) ? number : null;
};

/** A field for a number with decimals from 0. It keeps what is being typed, as long as that is the same number. */
export const DecimalInput = ({ value, digits, onChange, ...rest }: Props) => {
  const [typed, setTyped] = useState<string | number>(value ?? '');
  return (
    <NumberInput
      {...rest}
      value={numberIn(typed) === value ? typed : (value ?? '')}
      onChange={(next) => {
        setTyped(next);
        onChange(numberIn(next));
      }}
      min={0}
      decimalScale={digits}
      allowNegative={false}
    />
  );
};
