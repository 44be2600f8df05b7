import type { PublicCouncil } from '@folkmoot/contracts/client';
import type { ReactNode } from 'react';
import { PlainFrame } from '../../entities/subscription/Frames';
import { wordsIn } from '../../entities/subscription/words';
import { ownPageWords } from './words';

interface Props {
  council: PublicCouncil | null;
  productName: string;
  /** Where the link back leads. */
  preferencesUrl?: string;
  children: ReactNode;
}

/** The frame of the pages of a person's own data. */
export const PersonFrame = ({ council, productName, preferencesUrl, children }: Props) => {
  const language = council?.language ?? '';
  return (
    <PlainFrame council={council} productName={productName} words={wordsIn(language)} hasWayOut={false}>
      {preferencesUrl && (
        <p className="fm-back">
          <a href={preferencesUrl}>{ownPageWords(language).back}</a>
        </p>
      )}
      {children}
    </PlainFrame>
  );
};
