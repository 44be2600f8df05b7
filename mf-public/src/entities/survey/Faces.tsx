/** Mouths and brows from very dissatisfied to very satisfied. The shapes differ, so no colour is needed. */
const FACES = [
  'M9 29q9-13 18 0M8 11l6 3M28 11l-6 3',
  'M10 27q8-7 16 0',
  'M10 25h16',
  'M10 23q8 7 16 0',
  'M8 21h20q-2 9-10 9t-10-9z',
];

/** The drawn faces of smiley questions, once per page. The inputs refer to them. */
export const Faces = () => (
  <svg className="fm-sr" aria-hidden="true">
    {FACES.map((shape, index) => (
      <symbol key={shape} id={`face-${index + 1}`} viewBox="0 0 36 36">
        <g fill="none" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round" strokeLinejoin="round">
          <circle cx="18" cy="18" r="16" />
          <path d={`M12.5 15v1.5M23.5 15v1.5${shape}`} />
        </g>
      </symbol>
    ))}
  </svg>
);
