import type { QrCodePaper } from '@folkmoot/contracts';
import type { Draw, PaperPlace } from '@folkmoot/documents';
import type { PaperDesign } from './paper-design';

interface Sheets {
  readonly paper: QrCodePaper;
  readonly design: PaperDesign;
  readonly places: readonly [PaperPlace, ...PaperPlace[]];
}

/** A sheet of paper for each place, in one PDF. */
export const drawPaperOf = (draw: Draw, { paper, design, places }: Sheets): Promise<Buffer> => {
  const content = { ...design, ...places[0] };
  if (paper === 'cards.pdf') return draw({ of: 'cards', content, places });
  return draw({ of: 'poster', size: paper === 'poster-a3.pdf' ? 'a3' : 'a4', content, places });
};
