import { DomainError, type ResidentPage } from '@folkmoot/contracts';
import { asDomainError, type Clock, type HearBackRef, type HearBackTokens } from '@folkmoot/service-kit';
import type { PublishedSurveys } from '../../entities/published-survey';
import type { KnownPlaces } from '../../entities/signup-page';
import { type PageAnswer, type Pages, showPage } from '../../integrations/rendering/answer-page';
import { orFailurePage } from '../../integrations/rendering/failure-page';
import { secretAddress } from '../../integrations/rendering/headers';
import type { AnswerHearBack } from './ask-subscribers';

export interface HearBackPages extends Pages {
  readonly clock: Clock;
  readonly tokens: Pick<HearBackTokens, 'readConfirmation' | 'readStop'>;
  readonly places: Pick<KnownPlaces, 'ofCouncil'>;
  readonly published: Pick<PublishedSurveys, 'find'>;
  readonly answer: AnswerHearBack;
}

type Answer = 'confirm' | 'stop';
type Step = Extract<ResidentPage, { kind: 'hear-back' }>['step'];

const actions = { confirm: '/confirm/hear-back', stop: '/unsubscribe/hear-back' } as const;
const done = { confirm: 'confirmed', stop: 'stopped' } as const;

const failures = { failures: { link_invalid: [{ kind: 'link-invalid' }, 404] }, headers: secretAddress } as const;

/** Throws link_invalid for a forged link, without a request to subscribers. */
const behind = ({ tokens, clock }: HearBackPages, answer: Answer, token: string): HearBackRef => {
  const ref = answer === 'confirm' ? tokens.readConfirmation(token, clock.now()) : tokens.readStop(token, clock.now());
  if (!ref) throw new DomainError('link_invalid');
  return ref;
};

interface Shown {
  readonly ref: HearBackRef;
  readonly answer: Answer;
  readonly token: string;
  readonly step: Step;
  readonly isFailed?: boolean;
}

const show = async (
  pages: HearBackPages,
  { ref, answer, token, step, isFailed = false }: Shown,
): Promise<PageAnswer> => {
  const council = (await pages.places.ofCouncil(ref.councilId))?.council.council;
  if (!council) throw new DomainError('link_invalid');
  const title = (await pages.published.find(ref.campaignId))?.current.title ?? '';
  const action = `${actions[answer]}/${token}`;
  return showPage(
    pages,
    { kind: 'hear-back', council, title, step, action, isFailed },
    { status: isFailed ? 503 : 200, headers: secretAddress },
  );
};

/** The page with the button. A mail scanner that opens it changes nothing. */
export const hearBackPage = (pages: HearBackPages, answer: Answer, token: string): Promise<PageAnswer> =>
  orFailurePage(pages, () => show(pages, { ref: behind(pages, answer, token), answer, token, step: answer }), failures);

/** The page after the button. While subscribers is away, the button is shown again. */
export const hearBackForm = (pages: HearBackPages, answer: Answer, token: string): Promise<PageAnswer> =>
  orFailurePage(
    pages,
    async () => {
      const ref = behind(pages, answer, token);
      try {
        await pages.answer(ref.councilId, token, answer);
      } catch (error) {
        if (asDomainError(error).code !== 'unavailable') throw error;
        return show(pages, { ref, answer, token, step: answer, isFailed: true });
      }
      return show(pages, { ref, answer, token, step: done[answer] });
    },
    failures,
  );

/** Deletes the address behind a link. Throws link_invalid or unavailable. */
export const stopHearBack = (pages: HearBackPages, token: string): Promise<void> =>
  pages.answer(behind(pages, 'stop', token).councilId, token, 'stop');
