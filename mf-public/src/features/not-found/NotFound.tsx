interface Props {
  words: { readonly title: string; readonly text: string };
  /** For people who build the product. */
  lookedUp: { readonly path: string; readonly isCouncil: boolean; readonly isPage: boolean } | null;
}

const answer = (isThere: boolean): string => (isThere ? 'Yes' : 'No');

/** A page for unknown addresses. It is the same for missing and inactive pages. */
export const NotFound = ({ words, lookedUp }: Props) => (
  <div className="fm-notice">
    <h1 tabIndex={-1} data-focus>
      {words.title}
    </h1>
    <p>{words.text}</p>
    {lookedUp && (
      <pre className="fm-demo">
        {`Path: ${lookedUp.path}\nCouncil found: ${answer(lookedUp.isCouncil)}\nPage found: ${answer(lookedUp.isPage)}`}
      </pre>
    )}
  </div>
);
