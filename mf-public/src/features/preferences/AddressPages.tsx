import { MAX_SIGNUP_EMAIL, type NewAddress, ownDataFields, type SubscriptionPage } from '@folkmoot/contracts/client';
import { Problem } from '../../entities/subscription/Field';
import { shownAddress } from '../../entities/subscription/shown-address';
import { wordsIn } from '../../entities/subscription/words';
import { PersonFrame } from './PersonFrame';
import { type OwnPageWords, ownPageWords } from './words';

type Shown<K extends SubscriptionPage['kind']> = Extract<SubscriptionPage, { kind: K }>;
interface Props<K extends SubscriptionPage['kind']> {
  page: Shown<K>;
  productName: string;
}

const FIELD = 'new-address';

const problemOf = (outcome: Shown<'address-form'>['outcome'], words: OwnPageWords['address']): string | undefined => {
  if (outcome === 'invalid') return words.invalid;
  if (outcome === 'same') return words.same;
  return outcome === 'too_many' ? words.tooMany : undefined;
};

const AddressForm = ({ page, words }: { page: Shown<'address-form'>; words: OwnPageWords['address'] }) => {
  const { council, email, action, written, outcome } = page;
  const problem = problemOf(outcome, words);
  return (
    <>
      <h1>{words.title}</h1>
      <p>{words.text(shownAddress(email))}</p>
      <p>{words.how}</p>
      <form method="post" action={action} data-enhance data-failed={wordsIn(council.language).failed} noValidate>
        <div className="fm-field">
          <label htmlFor={`f-${FIELD}`}>{words.label}</label>
          <Problem id={FIELD} text={problem} />
          <input
            id={`f-${FIELD}`}
            className="fm-text"
            type="email"
            dir="ltr"
            name={ownDataFields.email}
            autoComplete="email"
            maxLength={MAX_SIGNUP_EMAIL}
            defaultValue={written}
            aria-required
            aria-invalid={problem !== undefined || undefined}
            aria-describedby={problem === undefined ? undefined : `e-${FIELD}`}
            data-focus={problem === undefined ? undefined : ''}
          />
        </div>
        <div className="fm-buttons">
          <button type="submit" data-busy={words.busy}>
            {words.action}
          </button>
        </div>
      </form>
    </>
  );
};

/** Asks for a new address, and says that both mailboxes have got a mail. */
export const AddressPage = ({ page, productName }: Props<'address-form'>) => {
  const words = ownPageWords(page.council.language).address;
  return (
    <PersonFrame council={page.council} productName={productName} preferencesUrl={page.preferencesUrl}>
      {page.outcome === 'not_active' && (
        <>
          <h1>{words.title}</h1>
          <p>{words.notNow}</p>
        </>
      )}
      {page.outcome === 'asked' && (
        <>
          <h1 tabIndex={-1} data-focus>
            {words.askedTitle}
          </h1>
          <p>{words.asked(page.written)}</p>
        </>
      )}
      {page.outcome !== 'asked' && page.outcome !== 'not_active' && <AddressForm page={page} words={words} />}
    </PersonFrame>
  );
};

const newsOf = (
  { state, to, council }: NewAddress,
  words: OwnPageWords['change'],
): { readonly title: string; readonly text: string } => {
  if (state === 'waiting') return { title: words.waitingTitle, text: words.waiting(shownAddress(to)) };
  if (state === 'done') return { title: words.doneTitle, text: words.done(council.name, shownAddress(to)) };
  return { title: words.goneTitle, text: words.gone };
};

const StopForm = ({ page: { change, action } }: { page: Shown<'address-change'> }) => {
  const { language } = change.council;
  const words = ownPageWords(language).change;
  return (
    <form method="post" action={action} data-enhance data-failed={wordsIn(language).failed}>
      <input type="hidden" name={ownDataFields.answer} value="stop" />
      <button type="submit" className="fm-secondary" data-busy={words.busy}>
        {words.stop}
      </button>
    </form>
  );
};

/** The choice of one mailbox. Opening the page confirms nothing, because mail scanners open links. */
export const AddressChangePage = ({ page, productName }: Props<'address-change'>) => {
  const { change, action } = page;
  const { council, state, from, to } = change;
  const words = ownPageWords(council.language).change;
  if (state !== 'ask') {
    const { title, text } = newsOf(change, words);
    return (
      <PersonFrame council={council} productName={productName}>
        <h1 tabIndex={-1} data-focus>
          {title}
        </h1>
        <p>{text}</p>
        {state === 'waiting' && <StopForm page={page} />}
      </PersonFrame>
    );
  }
  return (
    <PersonFrame council={council} productName={productName}>
      <h1>{words.title}</h1>
      <p>{words.ask(council.name, shownAddress(from), shownAddress(to))}</p>
      <p>{words.askHow}</p>
      <div className="fm-answers">
        <form method="post" action={action} data-enhance data-failed={wordsIn(council.language).failed}>
          <input type="hidden" name={ownDataFields.answer} value="confirm" />
          <button type="submit" data-busy={words.busy}>
            {words.confirm}
          </button>
        </form>
        <StopForm page={page} />
      </div>
    </PersonFrame>
  );
};
