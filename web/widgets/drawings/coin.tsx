/** The mark of the house: a florin with the lily of Florence, beaded rim. */
export function Coin() {
  return (
    <svg viewBox="0 0 64 64" aria-hidden="true">
      <circle cx="32" cy="33.5" r="29.5" fill="var(--coin-2)" />
      <circle cx="32" cy="31.5" r="29.5" fill="var(--coin)" />
      <circle
        cx="32"
        cy="31.5"
        r="26.2"
        fill="none"
        stroke="var(--coin-2)"
        stroke-width="2"
        stroke-linecap="round"
        stroke-dasharray="0 4.115"
      />
      <path
        d="M4 27A28.5 28.5 0 0 1 46 6.6"
        fill="none"
        stroke="var(--coin-3)"
        stroke-width="1.4"
        stroke-linecap="round"
      />
      <g fill="var(--coin-ink)" transform="translate(32 31.5) scale(2.08)">
        <path d="M0-8.8C3-5.6 3.3-1.6 1.3 2H-1.3C-3.3-1.6-3-5.6 0-8.8Z" />
        <Half />
        <g transform="scale(-1 1)">
          <Half />
        </g>
        <path d="M-4.6 2.6H4.6V4.2H-4.6Z" />
        <path d="M-1.5 4.6H1.5L2.2 7.4L0 9L-2.2 7.4Z" />
      </g>
    </svg>
  );
}

/** A petal and a stamen. */
const Half = () => (
  <>
    <path d="M2 2C2.2-2.4 4-5.8 6.6-5.4C9.4-4.9 9-.6 6.2-.2C6.9-1.7 6.2-2.8 5.3-2.4C3.9-1.7 3.8.6 3.7 2ZM2.3 4.6H4C4.4 5.8 5.2 6.2 6.2 5.6C5.8 8 3.2 7.8 2.3 4.6Z" />
    <path d="M2.5 2C2.3-1.5 3-3.6 4-6.6" fill="none" stroke="var(--coin-ink)" stroke-width=".55" />
    <circle cx="4.2" cy="-7.3" r=".9" />
  </>
);
