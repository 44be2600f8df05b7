import type { ReactNode } from 'react';
import type { InputProps } from '../views';

/** @file A text field with a hint above it. */

const hintIdOf = (labelledBy: string): string => `${labelledBy}-hint`;

interface HintProps extends Pick<InputProps, 'labelledBy' | 'isInvalid' | 'words'> {
  children: ReactNode;
}

/** The hint. Left out when the answer is refused, because the message says the same. */
export const FieldHint = ({ labelledBy, isInvalid, words, children }: HintProps) =>
  isInvalid ? null : (
    <p id={hintIdOf(labelledBy)} className="fm-hint" lang={words.lang}>
      {children}
    </p>
  );

/** The props of a field below a hint. `unitId` is the element of a unit that is part of its name. */
export const hintedField = (
  { name, labelledBy, describedBy, isInvalid }: InputProps,
  unitId?: string,
): Record<'name' | 'aria-labelledby', string> & {
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
} => ({
  name,
  'aria-labelledby': unitId ? `${labelledBy} ${unitId}` : labelledBy,
  'aria-describedby': isInvalid ? describedBy : `${hintIdOf(labelledBy)} ${describedBy ?? ''}`.trim(),
  'aria-invalid': isInvalid || undefined,
});
