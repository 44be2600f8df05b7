import type { QrCodePaper } from '@folkmoot/contracts';
import type { Draw } from '../drawing';
import type { PaperContent, PaperPlace } from '../paper-content';

/** The texts and the council's design that all codes of a survey or a sign-up page share. */
export type PaperDesign = Omit<PaperContent, keyof PaperPlace>;

interface Sheets {
  readonly paper: QrCodePaper;
  readonly design: PaperDesign;
  readonly places: readonly [PaperPlace, ...PaperPlace[]];
}

/** A sheet of paper for each place, in one PDF. */
export const drawSheets = (draw: Draw, { paper, design, places }: Sheets): Promise<Buffer> => {
  const content = { ...design, ...places[0] };
  if (paper === 'cards.pdf') return draw({ of: 'cards', content, places });
  return draw({ of: 'poster', size: paper === 'poster-a3.pdf' ? 'a3' : 'a4', content, places });
};
