import type { ComponentChildren } from "preact";

const LEAVES = [0, 1, 2, 3, 4, 5, 6].flatMap((i) => [
  { angle: 76 - i * 19, out: 38 },
  { angle: 70 - i * 19, out: 33 },
]);

/** Laurel round the winner's counter. */
export function Laurel({ children }: { readonly children: ComponentChildren }) {
  return (
    <svg viewBox="-56 -50 112 104" aria-hidden="true">
      <Branch />
      <g transform="scale(-1 1)">
        <Branch />
      </g>
      <g transform="scale(1.15)">{children}</g>
    </svg>
  );
}

const Branch = () => (
  <>
    {LEAVES.map(({ angle, out }) => (
      <path
        key={`${angle} ${out}`}
        d="M0 0C5-6 14-6 18 0C14 5 5 5 0 0Z"
        fill="var(--laurel)"
        transform={`rotate(${angle}) translate(${out} 0) rotate(${out > 36 ? -62 : -112})`}
      />
    ))}
    <path d="M4 38A38 38 0 0 0 33-22" fill="none" stroke="var(--laurel-2)" stroke-width="1.4" />
  </>
);
