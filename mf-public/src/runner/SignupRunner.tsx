import type { PublicOptInPage, SignupForm, SignupRunnerProps } from '@folkmoot/contracts/client';
import { type FormEvent, useEffect, useMemo } from 'react';
import { SignupPage } from '../subscriptions/SignupPage';
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
  // The dashboard has a main part too; people who jump between them hear which is which.
  useEffect(() => page.querySelector('main')?.setAttribute('aria-label', title), [page, title]);
  return (
    // Within an article, the page's footer is not taken for that of the dashboard. What is sent goes nowhere.
    <article style={{ display: 'contents' }} onSubmit={stay}>
      {/* What is ticked beforehand is said when a form begins: another choice begins another form. */}
      <SignupPage
        key={form.tagIds.join(' ')}
        page={{ kind: 'sign-up', signup, form, isPreview: false }}
        productName={productName}
      />
    </article>
  );
};

/** A sign-up page as residents see it, for previews in the dashboard: nothing is stored and nothing is sent. */
export const SignupRunner = (props: SignupRunnerProps) => {
  const { signup, title } = props;
  const style = useMemo(() => signupStyle(signup), [signup]);
  return (
    <ResidentDocument title={title} language={signup.council.language} style={style}>
      {(page) => <Page {...props} page={page} />}
    </ResidentDocument>
  );
};
