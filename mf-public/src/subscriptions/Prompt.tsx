import { type OptInField, PROMPT_EMAIL, type PublicCouncil, type SubscriptionPrompt } from '@folkmoot/contracts/client';
import { PlainFrame } from './Frames';
import { SignupForm } from './SignupForm';
import { wordsIn } from './words';

const emailField = (label: string): OptInField => ({
  id: PROMPT_EMAIL,
  type: 'email',
  label,
  placeholder: '',
  required: true,
});

/** What is offered after a survey: an address and topics (D2). It stands below the thank-you, or by itself. */
export const Prompt = ({
  council,
  prompt,
  level,
}: {
  council: PublicCouncil;
  prompt: SubscriptionPrompt;
  level: 1 | 2;
}) => {
  const words = wordsIn(council.language);
  const title = words.prompt.title(council.name);
  return (
    <section lang={council.language}>
      {level === 1 ? <h1>{title}</h1> : <h2>{title}</h2>}
      <p>{words.prompt.text}</p>
      <SignupForm
        fields={[emailField(words.prompt.email)]}
        topics={prompt.topics}
        consentText={prompt.consentText}
        form={prompt.form}
        words={words}
        incomplete={words.prompt.incomplete}
        failed={words.prompt.failed}
      />
    </section>
  );
};

interface PageProps {
  council: PublicCouncil;
  productName: string;
}

export const PromptPage = ({ council, productName, prompt }: PageProps & { prompt: SubscriptionPrompt }) => {
  const words = wordsIn(council.language);
  return (
    <PlainFrame council={council} productName={productName} words={words}>
      <div data-close={words.prompt.close}>
        <Prompt council={council} prompt={prompt} level={1} />
      </div>
    </PlainFrame>
  );
};

/** The script closes the dialog it is shown in after a while (D2, E-90). */
export const PromptDonePage = ({
  council,
  productName,
  needsConfirmation,
}: PageProps & { needsConfirmation: boolean }) => {
  const words = wordsIn(council.language);
  return (
    <PlainFrame council={council} productName={productName} words={words}>
      <div className="fm-done" data-done role="status">
        <h1 tabIndex={-1}>{words.prompt.done}</h1>
        {needsConfirmation && <p>{words.signedUp.confirm}</p>}
      </div>
    </PlainFrame>
  );
};
