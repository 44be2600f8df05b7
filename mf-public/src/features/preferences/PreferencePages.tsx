import type { PublicCouncil, SubscriptionPage } from '@folkmoot/contracts/client';
import { PlainFrame } from '../../entities/subscription/Frames';
import { shownAddress } from '../../entities/subscription/shown-address';
import { Topics } from '../../entities/subscription/Topics';
import { type SubscriptionWords, wordsIn } from '../../entities/subscription/words';
import { Details, Pause } from './PauseAndDetails';
import { ownPageWords } from './words';

type Shown<K extends SubscriptionPage['kind']> = Extract<SubscriptionPage, { kind: K }>;
interface Props<K extends SubscriptionPage['kind']> {
  page: Shown<K>;
  productName: string;
}

const SUBSCRIBED = 'active';

const noteOf = (page: Shown<'preferences'>, words: SubscriptionWords): string | null => {
  const { note, preferences } = page;
  if (note === 'saved') return words.preferences.saved;
  if (note === 'paused' || note === 'resumed') return ownPageWords(preferences.council.language).pause[note];
  return note === 'confirmed' ? words.preferences.confirmed(preferences.council.name) : null;
};

const situation = ({ status }: Shown<'preferences'>['preferences'], words: SubscriptionWords): string | null => {
  if (status === SUBSCRIBED) return null;
  return status === 'pending' ? words.preferences.pending : words.preferences.unsubscribed;
};

/** Lets a person change their subscriptions or unsubscribe. */
export const PreferencesPage = ({ page, productName }: Props<'preferences'>) => {
  const { council, email, topics } = page.preferences;
  const words = wordsIn(council.language);
  const texts = words.preferences;
  const note = noteOf(page, words);
  const says = situation(page.preferences, words);
  return (
    <PlainFrame council={council} productName={productName} words={words}>
      {note && (
        <p className="fm-ok" role="status" tabIndex={-1} data-focus>
          {note}
        </p>
      )}
      <h1>{texts.title}</h1>
      <p>{texts.intro(council.name, shownAddress(email))}</p>
      {says && <p className="fm-demo">{says}</p>}
      <form method="post" action={page.action} className="fm-form" data-enhance data-failed={words.failed}>
        <Topics
          legend={texts.topics}
          topics={topics}
          ticked={topics.filter(({ isSubscribed }) => isSubscribed).map(({ id }) => id)}
          words={words}
        />
        <p className="fm-hint">{texts.none}</p>
        <div className="fm-buttons">
          <button type="submit" data-busy={texts.saving}>
            {texts.save}
          </button>
        </div>
      </form>
      {page.own && page.preferences.status === 'active' && <Pause preferences={page.preferences} own={page.own} />}
      {page.own && <Details preferences={page.preferences} own={page.own} />}
      {page.preferences.status !== 'unsubscribed' && (
        <section className="fm-leave">
          <h2>{texts.leaveTitle}</h2>
          <p>{texts.leaveText(council.name)}</p>
          <p className="fm-hint">{ownPageWords(council.language).leaveThen}</p>
          <form method="post" action={page.unsubscribeAction} data-enhance data-failed={words.failed}>
            <button type="submit" className="fm-secondary" data-busy={words.unsubscribe.busy}>
              {words.unsubscribe.action}
            </button>
          </form>
        </section>
      )}
    </PlainFrame>
  );
};

/** Opening the page confirms nothing, because mail scanners open links. Pressing the button confirms. */
export const ConfirmPage = ({ page, productName }: Props<'confirm'>) => {
  const words = wordsIn(page.council.language);
  const { title, text, action, busy, failed } = words.confirm;
  return (
    <PlainFrame council={page.council} productName={productName} words={words}>
      {page.isFailed && (
        <p className="fm-problem" role="alert" tabIndex={-1} data-focus>
          {failed}
        </p>
      )}
      <h1>{title}</h1>
      <p>{text(page.council.name)}</p>
      <form method="post" action={page.action} data-enhance data-failed={failed}>
        <button type="submit" data-busy={busy}>
          {action}
        </button>
      </form>
    </PlainFrame>
  );
};

const nameOf = (council: PublicCouncil | null, words: SubscriptionWords): string => council?.name ?? words.theCouncil;

export const UnsubscribePage = ({ page, productName }: Props<'unsubscribe'>) => {
  const words = wordsIn(page.council?.language ?? '');
  const { title, text, action, busy, instead } = words.unsubscribe;
  return (
    <PlainFrame council={page.council} productName={productName} words={words}>
      <h1>{title}</h1>
      <p>{text(nameOf(page.council, words))}</p>
      <form method="post" action={page.action} data-enhance data-failed={words.failed}>
        <button type="submit" data-busy={busy}>
          {action}
        </button>
      </form>
      <p className="fm-instead">
        <a href={page.preferencesUrl}>{instead}</a>
      </p>
    </PlainFrame>
  );
};

export const UnsubscribedPage = ({ page, productName }: Props<'unsubscribed'>) => {
  const words = wordsIn(page.council?.language ?? '');
  const { done, doneText, comeBack } = words.unsubscribe;
  return (
    <PlainFrame council={page.council} productName={productName} words={words}>
      <h1 tabIndex={-1} data-focus>
        {done}
      </h1>
      <p>{doneText(nameOf(page.council, words))}</p>
      <p>
        <a href={page.preferencesUrl}>{comeBack}</a>
      </p>
    </PlainFrame>
  );
};
