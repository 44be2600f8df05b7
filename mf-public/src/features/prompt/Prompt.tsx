import {
  directionOf,
  HEAR_BACK_CHOICE,
  type OptInField,
  PROMPT_EMAIL,
  type PublicCouncil,
  type SubscriptionPrompt,
  type Topic,
} from '@folkmoot/contracts/client';
import { PlainFrame } from '../../entities/subscription/Frames';
import { SignupForm } from '../../entities/subscription/SignupForm';
import { type SubscriptionWords, wordsIn } from '../../entities/subscription/words';

const emailField = (label: string): OptInField => ({
  id: PROMPT_EMAIL,
  type: 'email',
  label,
  placeholder: '',
  required: true,
});

/** To hear what comes of the survey is a choice like a topic, although it is no subscription. */
const choicesOf = ({ topics, offersHearBack }: SubscriptionPrompt, { prompt }: SubscriptionWords): readonly Topic[] => {
  if (!offersHearBack) return topics;
  const { hearBack: name, hearBackHint: description } = prompt;
  const choice = { id: HEAR_BACK_CHOICE, name, description, color: '', isRecommended: false, isPreselected: false };
  return [choice, ...topics];
};

/** The form after a survey: an email address and topics. Shown below the thank-you message, or alone. */
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
    <section lang={council.language} dir={directionOf(council.language)}>
      {level === 1 ? <h1>{title}</h1> : <h2>{title}</h2>}
      <p>{words.prompt.text}</p>
      <SignupForm
        fields={[emailField(words.prompt.email)]}
        topics={choicesOf(prompt, words)}
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
      <div data-close={words.prompt.close} data-cross={words.prompt.cross}>
        <Prompt council={council} prompt={prompt} level={1} />
      </div>
    </PlainFrame>
  );
};

const ADDRESS = '{address}';

/** The step that is still missing. The script replaces the placeholder with the entered address. */
const OneMoreStep = ({ words }: { words: SubscriptionWords }) => {
  const [before, after] = words.prompt.confirm.split(ADDRESS);
  return (
    <p>
      {before}
      <strong data-address>{words.prompt.yourAddress}</strong>
      {after}
    </p>
  );
};

/**
 * The script closes the dialog it is shown in after a while, unless something is still to be done: that stays
 * until it is closed, and then on the thank-you.
 */
export const PromptDonePage = ({
  council,
  productName,
  needsConfirmation,
}: PageProps & { needsConfirmation: boolean }) => {
  const words = wordsIn(council.language);
  const { cross } = words.prompt;
  const ways = needsConfirmation
    ? { 'data-keep': true, 'data-close': cross, 'data-cross': cross }
    : { 'data-cross': cross };
  return (
    <PlainFrame council={council} productName={productName} words={words}>
      <div className="fm-done" data-done {...ways}>
        <h1 tabIndex={-1}>{needsConfirmation ? words.signedUp.oneMoreStep : words.prompt.done}</h1>
        {needsConfirmation && <OneMoreStep words={words} />}
      </div>
    </PlainFrame>
  );
};
