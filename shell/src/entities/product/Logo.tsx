/** People around a circle: a folkmoot. Decorative, because the product's name is shown beside it. */
export const Logo = ({ size = 28 }: { size?: number }) => (
  <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
    <rect width="32" height="32" rx="8" fill="#2563eb" />
    <circle cx="16" cy="9" r="3" fill="#fff" />
    <circle cx="9.5" cy="19.5" r="3" fill="#fff" />
    <circle cx="22.5" cy="19.5" r="3" fill="#fff" />
    <path d="M13.2 13.2 11.6 16M18.8 13.2l1.6 2.8M13.5 20.5h5" stroke="#fff" strokeWidth="1.6" strokeLinecap="round" />
  </svg>
);
