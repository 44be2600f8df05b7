import { dayInWords, ownDataFields, type SubscriptionPage } from '@folkmoot/contracts/client';
import { shownAddress } from '../../entities/subscription/shown-address';
import { wordsIn } from '../../entities/subscription/words';
import { ownPageWords } from './words';

type Page = Extract<SubscriptionPage, { kind: 'preferences' }>;
type Own = NonNullable<Page['own']>;

interface Props {
  preferences: Page['preferences'];
  own: Own;
}

/** Pauses mail for a while, or ends the pause. */
export const Pause = ({ preferences: { council, pausedUntil }, own }: Props) => {
  const { failed } = wordsIn(council.language);
  const { pause } = ownPageWords(council.language);
  const until = pausedUntil ? dayInWords(pausedUntil, council.timezone, council.language) : null;
  return (
    <section className="fm-leave">
      <h2>{pause.title}</h2>
      <p>{until === null ? pause.text(council.name) : pause.until(until)}</p>
      <form method="post" action={own.pauseAction} data-enhance data-failed={failed}>
        <input type="hidden" name={ownDataFields.answer} value={until === null ? 'pause' : 'resume'} />
        <button type="submit" className="fm-secondary" data-busy={until === null ? pause.busy : pause.resuming}>
          {until === null ? pause.action : pause.resume}
        </button>
      </form>
    </section>
  );
};

/** The ways to the pages of a person's own data. */
export const Details = ({ preferences: { council, newAddress, status }, own }: Props) => {
  const { manage, newAddressWaits } = ownPageWords(council.language);
  return (
    <section className="fm-leave">
      <h2>{manage.title}</h2>
      {newAddress && <p className="fm-demo">{newAddressWaits(shownAddress(newAddress))}</p>}
      <ul className="fm-ways">
        <li>
          <a href={own.dataUrl}>{manage.data}</a>
        </li>
        {status === 'active' && (
          <li>
            <a href={own.addressUrl}>{manage.address}</a>
          </li>
        )}
        <li>
          <a href={own.eraseUrl}>{manage.erase}</a>
        </li>
      </ul>
    </section>
  );
};
