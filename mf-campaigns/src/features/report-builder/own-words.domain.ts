/** A text and what is selected in it. */
export interface Selected {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

const BOLD = '**';

/** Marks the selection as bold. */
export const asBold = ({ text, start, end }: Selected): Selected => ({
  text: `${text.slice(0, start)}${BOLD}${text.slice(start, end)}${BOLD}${text.slice(end)}`,
  start: start + BOLD.length,
  end: end + BOLD.length,
});

/** Makes the selected lines a list. */
export const asList = ({ text, start, end }: Selected, isNumbered: boolean): Selected => {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const after = text.indexOf('\n', end);
  const to = after === -1 ? text.length : after;
  const lines = text
    .slice(from, to)
    .split('\n')
    .map((line, index) => `${isNumbered ? `${index + 1}.` : '-'} ${line}`)
    .join('\n');
  return { text: `${text.slice(0, from)}${lines}${text.slice(to)}`, start: from, end: from + lines.length };
};
