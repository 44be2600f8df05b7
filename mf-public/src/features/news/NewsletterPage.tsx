import { dayInWords, type NewsletterPart, type SubscriptionPage } from '@folkmoot/contracts/client';
import { PlainFrame } from '../../entities/subscription/Frames';
import type { SubscriptionWords } from '../../entities/subscription/words';

type WrittenPart = Extract<NewsletterPart, { words: unknown }>;

const Word = ({ text, isBold, url }: WrittenPart['words'][number]) => {
  const shown = url ? <a href={url}>{text}</a> : text;
  return isBold ? <strong>{shown}</strong> : shown;
};

const Words = ({ words }: Pick<WrittenPart, 'words'>) =>
  words.map((word, index) => {
    // Words have no id, and their order never changes.
    const key = `${index}`;
    return <Word key={key} {...word} />;
  });

/** Neighbouring items of one kind are one list. */
const grouped = (parts: readonly NewsletterPart[]): NewsletterPart[][] => {
  const groups: NewsletterPart[][] = [];
  for (const part of parts) {
    const last = groups.at(-1);
    const isItem = part.kind === 'bullet' || part.kind === 'number';
    if (isItem && last?.[0]?.kind === part.kind) last.push(part);
    else groups.push([part]);
  }
  return groups;
};

const Items = ({ parts }: { parts: readonly NewsletterPart[] }) =>
  parts.map((part, index) => {
    const key = `${index}`;
    return 'words' in part ? (
      <li key={key}>
        <Words words={part.words} />
      </li>
    ) : null;
  });

const Part = ({ parts }: { parts: readonly NewsletterPart[] }) => {
  const [part] = parts;
  if (!part) return null;
  switch (part.kind) {
    case 'heading':
      return <h2>{part.text}</h2>;
    case 'picture':
      return (
        <p>
          <img src={part.url} alt={part.alt} width={part.width || undefined} height={part.height || undefined} />
        </p>
      );
    case 'button':
      return (
        <p>
          <a className="fm-go" href={part.url}>
            {part.label}
          </a>
        </p>
      );
    case 'bullet':
      return (
        <ul>
          <Items parts={parts} />
        </ul>
      );
    case 'number':
      return (
        <ol>
          <Items parts={parts} />
        </ol>
      );
    default:
      return (
        <p>
          <Words words={part.words} />
        </p>
      );
  }
};

interface Props extends Omit<Extract<SubscriptionPage, { kind: 'newsletter' }>, 'kind'> {
  readonly words: SubscriptionWords;
  readonly productName: string;
}

/** A newsletter on its public page. It has nothing of a person. */
export const NewsletterPage = ({ council, newsletter, listUrl, words, productName }: Props) => {
  const { title, parts, publishedAt } = newsletter;
  return (
    <PlainFrame council={council} productName={productName} words={words} hasWayOut={false}>
      <article className="fm-news">
        <h1>{title}</h1>
        <p className="fm-hint">
          <time dateTime={publishedAt}>{dayInWords(publishedAt, council.timezone, council.language)}</time>
        </p>
        {grouped(parts).map((group, index) => {
          const key = `${index}`;
          return <Part key={key} parts={group} />;
        })}
      </article>
      <p>
        <a href={listUrl}>{words.news.all}</a>
      </p>
    </PlainFrame>
  );
};
