import type { SubscriptionPage } from '@folkmoot/contracts/client';
import { SheetFrame } from '../../entities/subscription/Frames';
import { SignupForm } from '../../entities/subscription/SignupForm';
import { wordsIn } from '../../entities/subscription/words';

type Shown<K extends SubscriptionPage['kind']> = Extract<SubscriptionPage, { kind: K }>;

/** A sign-up page. */
export const SignupPage = ({ page, productName }: { page: Shown<'sign-up'>; productName: string }) => {
  const { signup, form, isPreview } = page;
  const words = wordsIn(signup.council.language);
  return (
    <SheetFrame council={signup.council} productName={productName} words={words}>
      {isPreview && <p className="fm-demo">{words.preview}</p>}
      <h1>{signup.page.title}</h1>
      {signup.page.description && <p className="fm-introtext">{signup.page.description}</p>}
      <SignupForm
        fields={signup.page.fields}
        topics={signup.topics}
        consentText={signup.consentText}
        form={form}
        words={words}
        failed={words.failed}
      />
    </SheetFrame>
  );
};

/** The page after a sign-up. It is the same for known and unknown addresses. */
export const SignedUpPage = ({ page, productName }: { page: Shown<'signed-up'>; productName: string }) => {
  const { council, needsConfirmation } = page.signup;
  const words = wordsIn(council.language);
  const { title, text, confirmed, oneMoreStep, confirm } = words.signedUp;
  return (
    <SheetFrame council={council} productName={productName} words={words}>
      {page.isPreview && <p className="fm-demo">{words.previewDone}</p>}
      <div className="fm-done">
        <h1 tabIndex={-1} data-focus>
          {needsConfirmation ? oneMoreStep : title}
        </h1>
        <p>{needsConfirmation ? confirm : text(council.name)}</p>
        {!needsConfirmation && <p className="fm-ok">{confirmed}</p>}
      </div>
    </SheetFrame>
  );
};
