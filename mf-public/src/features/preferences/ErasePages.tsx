import type { SubscriptionPage } from '@folkmoot/contracts/client';
import { shownAddress } from '../../entities/subscription/shown-address';
import { wordsIn } from '../../entities/subscription/words';
import { PersonFrame } from './PersonFrame';
import { ownPageWords } from './words';

type Shown<K extends SubscriptionPage['kind']> = Extract<SubscriptionPage, { kind: K }>;
interface Props<K extends SubscriptionPage['kind']> {
  page: Shown<K>;
  productName: string;
}

/** Says what is erased. Only the button erases. */
export const ErasePage = ({ page, productName }: Props<'erase-form'>) => {
  const { council, email, action, preferencesUrl, dataUrl } = page;
  const { erase } = ownPageWords(council.language);
  return (
    <PersonFrame council={council} productName={productName} preferencesUrl={preferencesUrl}>
      <h1>{erase.title}</h1>
      <p>{erase.text(council.name, shownAddress(email))}</p>
      <ul>
        {erase.items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      <p>{erase.stays}</p>
      <p>
        <strong>{erase.final}</strong>
      </p>
      <p>
        <a href={dataUrl}>{erase.download}</a>
      </p>
      <form method="post" action={action} data-enhance data-failed={wordsIn(council.language).failed}>
        <button type="submit" className="fm-danger" data-busy={erase.busy}>
          {erase.action}
        </button>
      </form>
    </PersonFrame>
  );
};

export const ErasedPage = ({ page: { council }, productName }: Props<'erased'>) => {
  const language = council?.language ?? '';
  const { erase } = ownPageWords(language);
  return (
    <PersonFrame council={council} productName={productName}>
      <h1 tabIndex={-1} data-focus>
        {erase.doneTitle}
      </h1>
      <p>{erase.done(council?.name ?? wordsIn(language).theCouncil)}</p>
      <p>{erase.closed}</p>
    </PersonFrame>
  );
};
