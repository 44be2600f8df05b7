import type { ResidentPage } from '@folkmoot/contracts/client';
import type { ResidentWords } from '../words/words';

interface Props {
  page: Extract<ResidentPage, { kind: 'privacy' }>;
  words: Pick<ResidentWords, 'privacyTitle' | 'back'>;
}

/** What the council says about the answers, in its own words. */
export const Privacy = ({ page: { notice, surveyUrl, council }, words }: Props) => (
  <>
    <h1>{words.privacyTitle}</h1>
    <p className="fm-introtext" lang={council.language}>
      {notice}
    </p>
    <p>
      <a href={surveyUrl}>{words.back}</a>
    </p>
  </>
);
