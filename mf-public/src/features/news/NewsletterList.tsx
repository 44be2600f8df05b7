import { dayInWords, type SubscriptionPage } from '@folkmoot/contracts/client';
import { PlainFrame } from '../../entities/subscription/Frames';
import type { SubscriptionWords } from '../../entities/subscription/words';

interface Props extends Omit<Extract<SubscriptionPage, { kind: 'newsletters' }>, 'kind'> {
  readonly words: SubscriptionWords;
  readonly productName: string;
}

/** The newsletters of a council, newest first. */
export const NewsletterList = ({ council, items, words, productName }: Props) => (
  <PlainFrame council={council} productName={productName} words={words} hasWayOut={false}>
    <h1>{words.news.title(council.name)}</h1>
    {items.length === 0 ? (
      <p>{words.news.none}</p>
    ) : (
      <ul className="fm-newslist">
        {items.map(({ url, title, publishedAt }) => (
          <li key={url}>
            <a href={url}>{title}</a>
            <br />
            <time className="fm-hint" dateTime={publishedAt}>
              {dayInWords(publishedAt, council.timezone, council.language)}
            </time>
          </li>
        ))}
      </ul>
    )}
  </PlainFrame>
);
