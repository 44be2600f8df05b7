import type { PublicCouncil } from '@folkmoot/contracts/client';
import { loadAddedWords } from '@folkmoot/contracts/page-words';
import { useEffect, useMemo, useState } from 'react';
import { pageWordsIn } from '../entities/words';
import type { PageWords } from '../entities/words/words';

/** The texts around a survey. Those of a language with a file of its own are in English until the file has arrived. */
export const usePageWords = (language: string, council: PublicCouncil): PageWords => {
  const present = useMemo(() => pageWordsIn(language, council), [language, council]);
  const [arrived, setArrived] = useState<{ present: PageWords; words: PageWords } | null>(null);
  useEffect(() => {
    let isWanted = true;
    const load = async () => {
      await Promise.all([language, council.language].map(loadAddedWords));
      if (isWanted) setArrived({ present, words: pageWordsIn(language, council) });
    };
    void load();
    return () => {
      isWanted = false;
    };
  }, [language, council, present]);
  return arrived?.present === present ? arrived.words : present;
};
