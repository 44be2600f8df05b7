import type { CommitmentState, SubscriptionPage } from '@folkmoot/contracts/client';
import { fillIn } from '@folkmoot/question-types/fill-in';
import { Point } from '../../entities/commitment/Point';
import { type CommitmentWords, commitmentWordsIn } from '../../entities/commitment/words';
import { PlainFrame } from '../../entities/subscription/Frames';
import { wordsIn } from '../../entities/subscription/words';

type CommitmentsPageOf = Extract<SubscriptionPage, { kind: 'commitments' }>;

interface Props {
  readonly page: CommitmentsPageOf;
  readonly productName: string;
}

interface Part {
  readonly page: CommitmentsPageOf;
  readonly words: CommitmentWords;
}

interface Choice {
  readonly state: CommitmentState | null;
  readonly page?: number;
}

const addressOf = ({ path, campaign }: CommitmentsPageOf, { state, page = 1 }: Choice): string => {
  const query = new URLSearchParams({
    ...(campaign && { campaign: campaign.id }),
    ...(state && { state }),
    ...(page > 1 && { page: `${page}` }),
  }).toString();
  return query === '' ? path : `${path}?${query}`;
};

/** The choices as links, so that the page needs no form. Those without anything are left out. */
const States = ({ page, words }: Part) => {
  const choices = page.counts.filter(({ count, state }) => count > 0 || state === page.state);
  const link = (state: CommitmentState | null, label: string) => (
    <a href={addressOf(page, { state })} aria-current={state === page.state ? 'true' : undefined}>
      {label}
    </a>
  );
  return (
    <nav aria-label={words.show}>
      <ul className="fm-chosen">
        <li>{link(null, words.all)}</li>
        {choices.map(({ state, count }) => (
          <li key={state}>{link(state, `${words.states[state]} (${count.toLocaleString(page.council.language)})`)}</li>
        ))}
      </ul>
    </nav>
  );
};

const Pages = ({ page: shown, words }: Part) => {
  const { page, pages, state } = shown;
  if (pages < 2) return null;
  return (
    <p className="fm-pages">
      {page > 1 && (
        <a href={addressOf(shown, { state, page: page - 1 })} rel="prev">
          {words.previous}
        </a>
      )}
      <span>{fillIn(words.page, { page: `${page}`, pages: `${pages}` })}</span>
      {page < pages && (
        <a href={addressOf(shown, { state, page: page + 1 })} rel="next">
          {words.next}
        </a>
      )}
    </p>
  );
};

const OfCampaign = ({ page: { campaign, path }, words }: Part) =>
  campaign && (
    <p>
      <strong>{fillIn(words.ofCampaign, { title: campaign.title })}</strong>
      <br />
      <a href={path}>{words.everyCampaign}</a>
    </p>
  );

/** The commitments of a council. The page has no script. */
export const CommitmentsPage = ({ page, productName }: Props) => {
  const { council, items } = page;
  const words = commitmentWordsIn(council.language);
  return (
    <PlainFrame council={council} productName={productName} words={wordsIn(council.language)} hasWayOut={false}>
      <article className="fm-results">
        <h1>{words.title}</h1>
        <p>{fillIn(words.about, { council: council.name })}</p>
        <OfCampaign page={page} words={words} />
        <States page={page} words={words} />
        {items.length === 0 && <p>{words.none}</p>}
        <ul className="fm-points">
          {items.map((point) => (
            <Point key={`${point.campaignId} ${point.id}`} point={point} council={council} words={words} heading="h2">
              <dt>{words.campaign}</dt>
              <dd>
                <a href={point.campaignUrl}>{point.campaignTitle}</a>
              </dd>
            </Point>
          ))}
        </ul>
        <Pages page={page} words={words} />
      </article>
    </PlainFrame>
  );
};
