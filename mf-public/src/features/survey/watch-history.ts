import type { Question } from '@folkmoot/contracts/client';
import { noteState, type PageState, pageState } from './page-state';

/** The visible step of a page, for the browser's history. */
export interface ShownStep {
  questions: readonly Question[];
  visible: readonly Question[];
  index: number;
  /** The person came from the list of answers, to change one. */
  isChange: boolean;
  /** The response is being sent, so the page must not change. */
  isBusy: boolean;
  isOver: boolean;
  /** The address of the page, with the mark of a shared device. */
  address: () => string;
  /** Whether the person may not go past this question. */
  isOpen: (question: Question) => boolean;
  show: (index: number) => void;
}

export interface Trail {
  /** Call after each rendering. */
  follow: () => void;
  stop: () => void;
}

/**
 * Questions before a restored one that get an entry. Browsers keep about 50 entries: more would remove the pages that
 * the person visited before.
 */
const MOST_SEEDED = 20;

const idAt = ({ visible }: ShownStep, index: number): string => visible[index]?.id ?? '';

/** The index where the page of a question begins. */
const pageStart = ({ visible }: ShownStep, index: number): number => {
  const pageId = visible[index]?.pageId;
  return pageId === undefined ? index : visible.findIndex((question) => question.pageId === pageId);
};

/** The index of a question. When it is hidden now, that of the next visible one. */
const indexIn = ({ questions, visible }: ShownStep, at = questions[0]?.id): number => {
  if (at === '') return visible.length;
  const place = questions.findIndex(({ id }) => id === at);
  return visible.filter((question) => questions.indexOf(question) < place).length;
};

/** The last question that the person can reach without leaving one open. */
const reachable = ({ visible, isOpen }: ShownStep, index: number): number => {
  const open = visible.findIndex(isOpen);
  return open < 0 ? index : Math.min(open, index);
};

/**
 * Makes one entry of the browser's history for each question, so that Back is the previous question. The entries
 * note the question and their number, so this works again after a reload.
 */
export const watchHistory = (placeNow: () => ShownStep): Trail => {
  /** The question of the entry that the browser is going to. */
  let awaited: string | undefined;
  let known = pageState().step ?? 0;
  const push = (change: PageState) => {
    known += 1;
    history.pushState({ ...pageState(), ...change, step: known }, '');
  };
  const go = (by: number, at: string) => {
    awaited = at;
    history.go(by);
  };

  /** Makes the entries of the pages before a restored one. */
  const seed = (place: ShownStep) => {
    const first = pageStart(place, Math.max(0, place.index - MOST_SEEDED));
    noteState({ at: idAt(place, first), step: 0 });
    for (let each = first + 1; each <= place.index; each += 1)
      if (pageStart(place, each) === each) push({ at: idAt(place, each) });
  };

  const begin = () => {
    const place = placeNow();
    const { index } = place;
    const here = idAt(place, index);
    const { at, step } = pageState();
    history.scrollRestoration = 'manual';
    if (step === undefined) seed(place);
    else if (at !== here && index === 0 && step > 0) {
      // The device stores no answers, so the survey starts again: at the entry of its start.
      go(-step, here);
    } else noteState({ at: here });
  };

  /** Goes back to the entry of a question, or notes the question in this entry when there is none below. */
  const goBack = (place: ShownStep, step: number) => {
    const here = idAt(place, place.index);
    if (step > 0) go(place.index === 0 ? -step : -1, here);
    else noteState({ at: here });
  };

  /** Changes the entries after a button of the page has led to another question. */
  const follow = () => {
    const place = placeNow();
    const { at, step = 0 } = pageState();
    const here = idAt(place, place.index);
    const isSettled = awaited !== undefined || place.isOver || at === here;
    if (isSettled) return;
    if (place.isChange || place.index > indexIn(place, at)) push({ at: here });
    else goBack(place, step);
  };

  /** Shows the question of the entry that the browser has gone to. */
  const arrive = (place: ShownStep) => {
    const index = pageStart(place, reachable(place, indexIn(place, pageState().at)));
    noteState({ at: idAt(place, index) });
    place.show(index);
  };

  const onTravel = () => {
    const { step = 0 } = pageState();
    const place = placeNow();
    const before = known;
    known = step;
    // An entry has the address of the time when it was made. The mark of a shared device must be in all of them.
    history.replaceState(history.state, '', place.address());
    if (awaited !== undefined) {
      noteState({ at: awaited });
      awaited = undefined;
    } else if (place.isBusy && step !== before) go(before - step, idAt(place, place.index));
    // Back leads to the page before the survey, as from every page that is finished.
    else if (place.isOver && step < before) history.go(-step - 1);
    else if (!place.isOver) arrive(place);
  };

  begin();
  window.addEventListener('popstate', onTravel);
  return { follow, stop: () => window.removeEventListener('popstate', onTravel) };
};
