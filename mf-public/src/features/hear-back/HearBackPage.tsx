import type { SubscriptionPage } from '@folkmoot/contracts/client';
import { PlainFrame } from '../../entities/subscription/Frames';
import { type SubscriptionWords, wordsIn } from '../../entities/subscription/words';

type HearBack = Extract<SubscriptionPage, { kind: 'hear-back' }>;

interface Props {
  readonly page: HearBack;
  readonly productName: string;
}

const SurveyTitle = ({ title }: Pick<HearBack, 'title'>) =>
  title === '' ? null : (
    <p>
      <strong>{title}</strong>
    </p>
  );

const Question = ({ page, words }: Pick<Props, 'page'> & { readonly words: SubscriptionWords }) => {
  const { hearBack } = words;
  const { title, text, action } = hearBack[page.step === 'stop' ? 'stop' : 'confirm'];
  return (
    <>
      {page.isFailed && (
        <p className="fm-problem" role="alert" tabIndex={-1} data-focus>
          {hearBack.failed}
        </p>
      )}
      <h1>{title}</h1>
      <p>{text(page.council.name)}</p>
      <SurveyTitle title={page.title} />
      <form method="post" action={page.action} data-enhance data-failed={hearBack.failed}>
        <button type="submit" data-busy={hearBack.busy}>
          {action}
        </button>
      </form>
    </>
  );
};

const Done = ({ page, words }: Pick<Props, 'page'> & { readonly words: SubscriptionWords }) => {
  const { title, text } = words.hearBack[page.step === 'stopped' ? 'stopped' : 'confirmed'];
  return (
    <>
      <h1 tabIndex={-1} data-focus>
        {title}
      </h1>
      <SurveyTitle title={page.title} />
      <p>{text(page.council.name)}</p>
    </>
  );
};

/** The page behind a link in a mail about what comes of a survey: one button, or what it has done. */
export const HearBackPage = ({ page, productName }: Props) => {
  const words = wordsIn(page.council.language);
  const isDone = page.step === 'confirmed' || page.step === 'stopped';
  return (
    <PlainFrame council={page.council} productName={productName} words={words}>
      {isDone ? <Done page={page} words={words} /> : <Question page={page} words={words} />}
    </PlainFrame>
  );
};
