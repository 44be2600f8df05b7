import { commitmentsPath, consultationsPath } from '@folkmoot/contracts/client';
import { fillIn } from '@folkmoot/question-types/fill-in';
import { commitmentWordsIn } from '../../entities/commitment/words';
import { PlainFrame } from '../../entities/subscription/Frames';
import { wordsIn } from '../../entities/subscription/words';
import { Entry } from './Entry';
import { Filters } from './Filters';
import { type ConsultationsPageOf, isFiltered, listAddress } from './list-address';
import { type ConsultationsWords, consultationsWordsIn } from './words';

interface Props {
  readonly page: ConsultationsPageOf;
  readonly productName: string;
}

interface Shown {
  readonly page: ConsultationsPageOf;
  readonly words: ConsultationsWords;
}

const numberIn = (value: number, language: string): string => value.toLocaleString(language);

const Paging = ({ page, words }: Shown) => {
  const { list, council } = page;
  if (list.pages === 1) return null;
  const number = (value: number): string => numberIn(value, council.language);
  return (
    <nav className="fm-pages" aria-label={words.pages}>
      {list.page > 1 && (
        <a href={listAddress(page, list.page - 1)} rel="prev">
          {words.previous}
        </a>
      )}
      <p>{fillIn(words.page, { page: number(list.page), pages: number(list.pages) })}</p>
      {list.page < list.pages && (
        <a href={listAddress(page, list.page + 1)} rel="next">
          {words.next}
        </a>
      )}
    </nav>
  );
};

const List = ({ page, words }: Shown) => {
  const { list, council, filters, isEmbedded } = page;
  if (list.total === 0) return <p>{isFiltered(filters) ? words.none : words.noneYet}</p>;
  return (
    <>
      <p className="fm-hint">{fillIn(words.matching, { count: numberIn(list.total, council.language) })}</p>
      <ul className="fm-list">
        {list.items.map((consultation) => (
          <Entry
            key={consultation.campaignId}
            consultation={consultation}
            council={council}
            words={words}
            target={isEmbedded ? '_top' : undefined}
          />
        ))}
      </ul>
      <Paging page={page} words={words} />
    </>
  );
};

const Content = ({ page, words }: Shown) => {
  const { council, list, filters, isEmbedded } = page;
  const hasFilters = list.total > 0 || isFiltered(filters);
  return (
    <>
      <h1>{words.title}</h1>
      {!isEmbedded && <p>{fillIn(words.about, { council: council.name })}</p>}
      {hasFilters && <Filters page={page} words={words} />}
      <List page={page} words={words} />
      {!isEmbedded && page.hasCommitments && (
        <p>
          <a href={commitmentsPath(council.slug)}>{commitmentWordsIn(council.language).title}</a>
        </p>
      )}
      {!isEmbedded && (
        <p>
          <a href={`${consultationsPath(council.slug)}.atom`}>{words.feed}</a>
        </p>
      )}
    </>
  );
};

/** The consultations of a council. All of it is here without script. */
export const ConsultationsPage = ({ page, productName }: Props) => {
  const { council, isEmbedded } = page;
  const words = consultationsWordsIn(council.language);
  if (isEmbedded) {
    return (
      <div className="fm">
        <main className="fm-embed">
          <Content page={page} words={words} />
        </main>
      </div>
    );
  }
  return (
    <PlainFrame council={council} productName={productName} words={wordsIn(council.language)} hasWayOut={false}>
      <Content page={page} words={words} />
    </PlainFrame>
  );
};
