import type { PublicOptInPage, SignupForm, SignupRunnerProps } from '@folkmoot/contracts/client';
import { loadAddedWords } from '@folkmoot/contracts/page-words';
import { type FormEvent, useEffect, useMemo, useState } from 'react';
import { SignupPage } from '../features/signup';
import { ResidentDocument } from './ResidentDocument';
import { signupStyle } from './resident-style';

const formFor = ({ topics }: PublicOptInPage): SignupForm => ({
  action: '#',
  idempotencyKey: 'preview',
  stamp: 'preview',
  values: {},
  tagIds: topics.filter(({ isPreselected }) => isPreselected).map(({ id }) => id),
  problems: [],
  isFailed: false,
  isDoubted: false,
});

const stay = (event: FormEvent) => event.preventDefault();

const Page = ({ signup, productName, title, page }: SignupRunnerProps & { page: Document }) => {
  const form = useMemo(() => formFor(signup), [signup]);
  // The dashboard has a main landmark too. The label lets screen reader users distinguish the two.
  useEffect(() => page.querySelector('main')?.setAttribute('aria-label', title), [page, title]);
  return (
    // Inside an article, the page's footer is not a landmark of the dashboard. Submitting sends nothing.
    <article style={{ display: 'contents' }} onSubmit={stay}>
      {/* The form reads the preselected topics only at its start, so another preselection needs a new form. */}
      <SignupPage
        key={form.tagIds.join(' ')}
        page={{ kind: 'sign-up', signup, form, isPreview: false }}
        productName={productName}
      />
    </article>
  );
};

/** A sign-up page as residents see it, for previews in the dashboard. Stores nothing and sends nothing. */
export const SignupRunner = (props: SignupRunnerProps) => {
  const { signup, title } = props;
  const { language } = signup.council;
  const style = useMemo(() => signupStyle(signup), [signup]);
  const [, setArrived] = useState('');
  // Views read our texts when they render, so they render again when those of a language have arrived.
  useEffect(() => {
    void loadAddedWords(language).then(() => setArrived(language));
  }, [language]);
  return (
    <ResidentDocument title={title} language={language} style={style}>
      {(page) => <Page {...props} page={page} />}
    </ResidentDocument>
  );
};
