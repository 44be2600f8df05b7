import { colours } from './colours';
import type { Style } from './lines';

/** The type scale of documents, in points. */
export const styles = {
  section: { size: 19, weight: 'bold', colour: colours.ink, leading: 1.25 },
  heading: { size: 12.5, weight: 'bold', colour: colours.ink, leading: 1.3 },
  lead: { size: 12, weight: 'normal', colour: colours.ink, leading: 1.5 },
  body: { size: 10, weight: 'normal', colour: colours.ink },
  strong: { size: 10, weight: 'bold', colour: colours.ink },
  soft: { size: 9, weight: 'normal', colour: colours.soft },
  label: { size: 8.5, weight: 'normal', colour: colours.soft },
  figure: { size: 21, weight: 'bold', colour: colours.ink, leading: 1.2 },
} as const satisfies Record<string, Style>;
