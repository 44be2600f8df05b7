import type { PublicCouncil, ResidentPageContext, SubscriptionPage } from '@folkmoot/contracts/client';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { commitmentWordsIn } from '../entities/commitment/words';
import { toDocument } from '../entities/page/document';
import {
  commitmentsStyle,
  consultationsStyle,
  newsStyle,
  ownDataStyle,
  resultsStyle,
  sheetStyle,
  subscriptionStyle,
} from '../entities/page/page-style';
import { PlainFrame } from '../entities/subscription/Frames';
import { wordsIn } from '../entities/subscription/words';
import { CommitmentsPage } from '../features/commitments';
import { ConsultationsPage, consultationsWordsIn, headOfConsultations, isIndexedList } from '../features/consultations';
import { HearBackPage } from '../features/hear-back';
import { NewsletterList, NewsletterPage } from '../features/news';
import { NotFound } from '../features/not-found';
import {
  AddressChangePage,
  AddressPage,
  ConfirmPage,
  ErasedPage,
  ErasePage,
  OwnDataPage,
  ownPageWords,
  PreferencesPage,
  UnsubscribedPage,
  UnsubscribePage,
} from '../features/preferences';
import { PromptDonePage, PromptPage } from '../features/prompt';
import { ResultsPage, resultsWordsIn } from '../features/results';
import { SignedUpPage, SignupPage } from '../features/signup';

type Kind = SubscriptionPage['kind'];
type Shown<K extends Kind> = Extract<SubscriptionPage, { kind: K }>;

interface Drawn {
  readonly title: string;
  readonly council: PublicCouncil | null;
  readonly body: ReactElement;
  /** Set when it is not the common style. */
  readonly style?: string;
  /** A page to read, or a file to keep, without any script. */
  readonly isPlain?: boolean;
  readonly isIndexed?: boolean;
  /** For the end of the head: HTML. */
  readonly more?: string;
}

type Draw<K extends Kind> = (page: Shown<K>, productName: string) => Drawn;

const ofCouncil = (title: string, council: PublicCouncil | null): string =>
  council ? `${title} – ${council.name}` : title;

const languageOf = (council: PublicCouncil | null): string => council?.language ?? 'en';

const newsDraws: { readonly [K in 'newsletter' | 'newsletters']: Draw<K> } = {
  newsletter: ({ council, newsletter, listUrl }, productName) => ({
    title: ofCouncil(newsletter.title, council),
    council,
    body: (
      <NewsletterPage
        council={council}
        newsletter={newsletter}
        listUrl={listUrl}
        words={wordsIn(languageOf(council))}
        productName={productName}
      />
    ),
    style: newsStyle(council),
    isPlain: true,
  }),
  newsletters: ({ council, items }, productName) => ({
    title: wordsIn(languageOf(council)).news.title(council.name),
    council,
    body: (
      <NewsletterList council={council} items={items} words={wordsIn(languageOf(council))} productName={productName} />
    ),
    style: newsStyle(council),
    isPlain: true,
  }),
};

const draws: { readonly [K in Kind]: Draw<K> } = {
  ...newsDraws,
  results: (page, productName) => ({
    title: ofCouncil(page.results ? page.title : resultsWordsIn(page.council.language).goneTitle, page.council),
    council: page.council,
    body: <ResultsPage page={page} productName={productName} />,
    style: page.commitments ? commitmentsStyle(page.council) : resultsStyle(page.council),
    isPlain: true,
  }),
  commitments: (page, productName) => ({
    title: ofCouncil(commitmentWordsIn(page.council.language).title, page.council),
    council: page.council,
    body: <CommitmentsPage page={page} productName={productName} />,
    style: commitmentsStyle(page.council),
    isPlain: true,
  }),
  consultations: (page, productName) => {
    const title = ofCouncil(consultationsWordsIn(page.council.language).title, page.council);
    return {
      title,
      council: page.council,
      body: <ConsultationsPage page={page} productName={productName} />,
      style: consultationsStyle(page.council),
      isPlain: true,
      isIndexed: isIndexedList(page),
      more: headOfConsultations(page, title),
    };
  },
  'sign-up': (page, productName) => ({
    title: ofCouncil(page.signup.page.title, page.signup.council),
    council: page.signup.council,
    body: <SignupPage page={page} productName={productName} />,
    style: sheetStyle(page.signup.council, page.signup.page.styling),
  }),
  'signed-up': (page, productName) => ({
    title: ofCouncil(wordsIn(languageOf(page.signup.council)).signedUp.title, page.signup.council),
    council: page.signup.council,
    body: <SignedUpPage page={page} productName={productName} />,
    style: sheetStyle(page.signup.council, page.signup.page.styling),
  }),
  'page-not-found': (page, productName) => {
    const words = wordsIn('en');
    return {
      title: words.notFound.title,
      council: null,
      body: (
        <PlainFrame council={null} productName={productName} words={words} hasWayOut={false}>
          <NotFound words={words.notFound} lookedUp={page.lookedUp} />
        </PlainFrame>
      ),
    };
  },
  prompt: ({ council, prompt }, productName) => ({
    title: wordsIn(languageOf(council)).prompt.title(council.name),
    council,
    body: <PromptPage council={council} prompt={prompt} productName={productName} />,
  }),
  'prompt-done': ({ council, needsConfirmation }, productName) => ({
    title: ofCouncil(wordsIn(languageOf(council)).prompt.done, council),
    council,
    body: <PromptDonePage council={council} needsConfirmation={needsConfirmation} productName={productName} />,
  }),
  'hear-back': (page, productName) => ({
    title: ofCouncil(wordsIn(languageOf(page.council)).hearBack[page.step].title, page.council),
    council: page.council,
    body: <HearBackPage page={page} productName={productName} />,
  }),
  preferences: (page, productName) => {
    const { council } = page.preferences;
    const title = ofCouncil(wordsIn(languageOf(council)).preferences.title, council);
    const style = ownDataStyle(council);
    return { title, council, body: <PreferencesPage page={page} productName={productName} />, style };
  },
  'own-data': (page, productName) => {
    const { council } = page.ownData;
    const title = ofCouncil(ownPageWords(council.language).data.title, council);
    const body = <OwnDataPage page={page} productName={productName} />;
    return { title, council, body, style: ownDataStyle(council), isPlain: page.isFile };
  },
  'address-form': (page, productName) => ({
    title: ofCouncil(ownPageWords(page.council.language).address.title, page.council),
    council: page.council,
    body: <AddressPage page={page} productName={productName} />,
    style: ownDataStyle(page.council),
  }),
  'address-change': (page, productName) => {
    const { council } = page.change;
    const title = ofCouncil(ownPageWords(council.language).change.title, council);
    const body = <AddressChangePage page={page} productName={productName} />;
    return { title, council, body, style: ownDataStyle(council) };
  },
  'erase-form': (page, productName) => ({
    title: ofCouncil(ownPageWords(page.council.language).erase.title, page.council),
    council: page.council,
    body: <ErasePage page={page} productName={productName} />,
    style: ownDataStyle(page.council),
  }),
  erased: (page, productName) => ({
    title: ofCouncil(ownPageWords(languageOf(page.council)).erase.doneTitle, page.council),
    council: page.council,
    body: <ErasedPage page={page} productName={productName} />,
    style: ownDataStyle(page.council),
  }),
  confirm: (page, productName) => ({
    title: ofCouncil(wordsIn(languageOf(page.council)).confirm.title, page.council),
    council: page.council,
    body: <ConfirmPage page={page} productName={productName} />,
  }),
  unsubscribe: (page, productName) => ({
    title: ofCouncil(wordsIn(languageOf(page.council)).unsubscribe.title, page.council),
    council: page.council,
    body: <UnsubscribePage page={page} productName={productName} />,
  }),
  unsubscribed: (page, productName) => ({
    title: ofCouncil(wordsIn(languageOf(page.council)).unsubscribe.done, page.council),
    council: page.council,
    body: <UnsubscribedPage page={page} productName={productName} />,
  }),
  'link-invalid': (_page, productName) => {
    const words = wordsIn('en');
    return {
      title: words.linkInvalid.title,
      council: null,
      body: (
        <PlainFrame council={null} productName={productName} words={words} hasWayOut={false}>
          <NotFound words={words.linkInvalid} lookedUp={null} />
        </PlainFrame>
      ),
    };
  },
};

/** The document of a page by which residents subscribe, choose and leave. */
export const renderSubscription = (page: SubscriptionPage, context: ResidentPageContext): string => {
  // The table maps each kind to the function for that kind.
  const draw = draws[page.kind] as Draw<Kind>;
  const {
    title,
    council,
    body,
    style,
    isPlain = false,
    isIndexed = false,
    more = '',
  } = draw(page, context.productName);
  return toDocument({
    context,
    language: languageOf(council),
    title,
    body: renderToString(body),
    style: style ?? subscriptionStyle(council),
    data: null,
    isIndexed,
    more,
    hasForms: !isPlain,
  });
};

/** Whether a page is a subscription page. */
export const isSubscription = (page: { readonly kind: string }): page is SubscriptionPage =>
  Object.hasOwn(draws, page.kind);
