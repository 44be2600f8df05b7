import { calendarDayIn, dayInWords, type OwnData, type SubscriptionPage } from '@folkmoot/contracts/client';
import { lookup } from '@folkmoot/contracts/dictionary';
import type { ReactNode } from 'react';
import { wordsIn } from '../../entities/subscription/words';
import { DetailField } from './DetailFields';
import { PersonFrame } from './PersonFrame';
import { type OwnPageWords, ownPageWords } from './words';

type Page = Extract<SubscriptionPage, { kind: 'own-data' }>;

interface PartProps {
  ownData: OwnData;
  words: OwnPageWords['data'];
  dayOf: (moment: string) => string;
}

const Facts = ({ facts }: { facts: readonly (readonly [name: string, value: string | null])[] }) => (
  <dl className="fm-facts">
    {facts.map(
      ([name, value]) =>
        value && (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ),
    )}
  </dl>
);

const Part = ({
  title,
  isEmpty,
  none,
  children,
}: {
  title: string;
  isEmpty: boolean;
  none: string;
  children: ReactNode;
}) => (
  <section className="fm-part">
    <h2>{title}</h2>
    {isEmpty ? <p>{none}</p> : children}
  </section>
);

const Record = ({ ownData: { data }, words, dayOf }: PartProps) => {
  const { subscriber } = data;
  if (!subscriber) return null;
  const { email, status, source, subscribedAt, uniqueId, pausedUntil, newAddress } = subscriber;
  return (
    <Part title={words.record} isEmpty={false} none={words.none}>
      <Facts
        facts={[
          [words.email, email],
          [words.status, lookup(words.statuses, status) ?? status],
          [words.source, lookup(words.sources, source) ?? source],
          [words.since, dayOf(subscribedAt)],
          [words.reference, uniqueId],
          [words.pausedUntil, pausedUntil ? dayOf(pausedUntil) : null],
          [words.newAddress, newAddress?.email ?? null],
        ]}
      />
    </Part>
  );
};

const Topics = ({ ownData: { data }, words, dayOf }: PartProps) => (
  <Part title={words.topics} isEmpty={data.consents.length === 0} none={words.none}>
    {data.consents.map(({ topic, status, at, withdrawnAt, source, text }) => (
      <div key={`${topic} ${at}`} className="fm-entry">
        <h3>{topic || words.formerTopic}</h3>
        <Facts
          facts={[
            [words.status, lookup(words.consents, status) ?? status],
            [words.given, dayOf(at)],
            [words.withdrawn, withdrawnAt ? dayOf(withdrawnAt) : null],
            [words.consentSource, source],
            [words.consentText, text],
          ]}
        />
      </div>
    ))}
  </Part>
);

const Signups = ({ ownData: { data }, words, dayOf }: PartProps) => (
  <Part title={words.signups} isEmpty={data.signups.length === 0} none={words.none}>
    {data.signups.map(({ at, page, data: entered }) => (
      <div key={`${page} ${at}`} className="fm-entry">
        <h3>{[page, dayOf(at)].filter(Boolean).join(', ')}</h3>
        <Facts facts={Object.entries(entered).map(([name, value]) => [name === 'email' ? words.email : name, value])} />
      </div>
    ))}
  </Part>
);

/** Days are stored without a time. */
const HearBacks = ({ ownData: { data, council }, words }: Omit<PartProps, 'dayOf'>) => {
  const { hearBacks = [] } = data;
  if (hearBacks.length === 0) return null;
  return (
    <Part title={words.hearBacks} isEmpty={false} none={words.none}>
      {hearBacks.map(({ survey, askedOn, text }) => (
        <div key={`${survey} ${askedOn}`} className="fm-entry">
          <h3>{survey}</h3>
          <Facts
            facts={[
              [words.given, calendarDayIn(askedOn, council.timezone, 'dayInWords', council.language)],
              [words.consentText, text],
            ]}
          />
        </div>
      ))}
    </Part>
  );
};

const Mails = ({ ownData: { data }, words, dayOf }: PartProps) => (
  <Part title={words.mails} isEmpty={data.mails.length === 0} none={words.none}>
    <ul className="fm-lines">
      {data.mails.map(({ kind, status, at, subject }) => (
        <li key={`${kind} ${at} ${subject}`}>
          <strong>{subject || (lookup(words.mailKinds, kind) ?? words.mailKinds.unknown)}</strong>
          <span>{[dayOf(at), lookup(words.mailStatuses, status) ?? status].join(', ')}</span>
        </li>
      ))}
    </ul>
  </Part>
);

/** The mails have a list of their own. */
const History = ({ ownData: { data }, words, dayOf }: PartProps) => {
  const events = data.history.filter(({ what }) => what !== 'mail_sent');
  return (
    <Part title={words.history} isEmpty={events.length === 0} none={words.none}>
      <ul className="fm-lines">
        {events.map(({ at, what }) => (
          <li key={`${what} ${at}`}>
            <strong>{lookup(words.events, what) ?? words.events.unknown}</strong>
            <span>{dayOf(at)}</span>
          </li>
        ))}
      </ul>
    </Part>
  );
};

const Details = ({ page, words }: { page: Page; words: OwnPageWords['data'] }) => {
  const { council, attributes } = page.ownData;
  const written = ({ key, value }: OwnData['attributes'][number]): string => lookup(page.values, key) ?? value;
  return (
    <section className="fm-part">
      <h2>{words.details}</h2>
      <p>{words.detailsHint}</p>
      <form method="post" action={page.action} data-enhance data-failed={wordsIn(council.language).failed} noValidate>
        {page.problems.length > 0 && (
          <p className="fm-problem" role="alert" tabIndex={-1} data-focus>
            {words.refused}
          </p>
        )}
        {attributes.map((detail) => (
          <DetailField
            key={detail.key}
            detail={detail}
            value={written(detail)}
            isRefused={page.problems.includes(detail.key)}
            words={words}
          />
        ))}
        <div className="fm-buttons">
          <button type="submit" data-busy={words.saving}>
            {words.save}
          </button>
        </div>
      </form>
    </section>
  );
};

/** A file has no form: it lists the details. */
const DetailList = ({ ownData: { attributes }, words }: Pick<PartProps, 'ownData' | 'words'>) => {
  const set = attributes.filter(({ value }) => value !== '');
  const shown = ({ type, value }: OwnData['attributes'][number]): string => {
    if (type !== 'yes_no') return value;
    return value === 'yes' ? words.yes : words.no;
  };
  return (
    <Part title={words.details} isEmpty={set.length === 0} none={words.none}>
      <Facts facts={set.map((detail) => [detail.name, shown(detail)])} />
    </Part>
  );
};

const Downloads = ({ page: { jsonUrl, fileUrl }, words }: { page: Page; words: OwnPageWords['data'] }) => (
  <section className="fm-part">
    <h2>{words.download}</h2>
    <ul className="fm-ways">
      <li>
        <a href={fileUrl} download>
          {words.file}
        </a>
      </li>
      <li>
        <a href={jsonUrl} download>
          {words.json}
        </a>
      </li>
    </ul>
  </section>
);

/** Everything that is kept about a person, with a form to correct it: as a page, or as a file to keep. */
export const OwnDataPage = ({ page, productName }: { page: Page; productName: string }) => {
  const { ownData, isFile } = page;
  const { council } = ownData;
  // A file cannot load the logo.
  const sender = isFile ? { ...council, branding: { ...council.branding, logoUrl: null } } : council;
  const words = ownPageWords(council.language).data;
  const dayOf = (moment: string): string => dayInWords(moment, council.timezone, council.language);
  const part = { ownData, words, dayOf };
  return (
    <PersonFrame
      council={sender}
      productName={productName}
      {...(isFile ? {} : { preferencesUrl: page.preferencesUrl })}
    >
      {page.note === 'saved' && (
        <p className="fm-ok" role="status" tabIndex={-1} data-focus>
          {words.saved}
        </p>
      )}
      <h1>{words.title}</h1>
      <p>{words.intro(council.name)}</p>
      <p className="fm-hint">{words.anonymous}</p>
      <Record {...part} />
      {isFile ? <DetailList {...part} /> : <Details page={page} words={words} />}
      <Topics {...part} />
      <Signups {...part} />
      <HearBacks ownData={ownData} words={words} />
      <Mails {...part} />
      <History {...part} />
      {!isFile && <Downloads page={page} words={words} />}
    </PersonFrame>
  );
};
