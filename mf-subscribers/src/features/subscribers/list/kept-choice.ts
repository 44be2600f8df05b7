/** A choice that this browser keeps; null where there is none. */
export const readChoice = (place: string): unknown => {
  try {
    return JSON.parse(localStorage.getItem(place) ?? 'null');
  } catch {
    // Storage is blocked, or another program wrote there.
    return null;
  }
};

export const storeChoice = (place: string, choice: unknown): void => {
  try {
    localStorage.setItem(place, JSON.stringify(choice));
  } catch {
    // Storage is blocked: the choice lasts as long as the page.
  }
};
