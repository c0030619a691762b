import type { JSX } from "preact";
import type { ChurchName } from "../../../rules/content.ts";

/** Line engravings of the three churches under construction: everything around the front that fills with inlay. */

const CX = 96;
export const BAY = 21;

export interface Front {
  /** Left and right edge of the bays. */
  readonly left: number;
  readonly right: number;
  /** Where the signs of the courses stand. */
  readonly signs: number;
}

export function frontOf(church: ChurchName, bays: number): Front {
  const left = CX - (bays * BAY) / 2;
  return { left, right: left + bays * BAY, signs: left - (church === "sanMiniato" ? 50 : 28) };
}

function bellTower(x: number, y: number): JSX.Element {
  return (
    <>
      <path d={`M${x} 125V${y}H${x + 17}V125Z`} />
      <path d={`M${x + 8} 125V${y}H${x + 17}V125Z`} fill="url(#c-hatch)" stroke="none" opacity=".6" />
      {[0, 28, 56].map((k) => (
        <path
          key={k}
          d={`M${x} ${y + 28 + k}H${x + 17}M${x + 5.5} ${y + 22 + k}V${y + 11 + k}A3 3 0 0 1 ${x + 11.5} ${y + 11 + k}V${y + 22 + k}Z`}
        />
      ))}
    </>
  );
}

function fiore({ right }: Front): JSX.Element {
  return (
    <>
      <path d="M55 38C57 17 82 9 96 6C110 9 135 17 137 38Z" fill="var(--roof-2)" />
      <path d="M106 9C124 14 136 24 137 38H116C116 26 113 16 106 9Z" fill="url(#c-hatch)" stroke="none" opacity=".55" />
      <path d="M96 6V38M96 6C84 12 76 24 75 38M96 6C108 12 116 24 117 38" fill="none" />
      <path d="M92 7V0L96-6L100 0V7Z" />
      <path d="M52 38H140V44H52Z" />
      {[-32, -11, 11, 32].map((k) => (
        <circle key={k} cx={CX + k} cy="41" r="2" />
      ))}
      {bellTower(right + 12, 22)}
      <path d={`M${right + 9} 22V17H${right + 32}V22Z`} />
    </>
  );
}

function miniato({ left, right }: Front): JSX.Element {
  return (
    <>
      <path d={`M${left - 27} 125V68L${left - 5} 54V125ZM${right + 27} 125V68L${right + 5} 54V125Z`} />
      <path
        d={`M${right + 5} 54L${right + 27} 68V76L${right + 5} 62Z`}
        fill="url(#c-hatch)"
        stroke="none"
        opacity=".6"
      />
      <path d={`M${left - 9} 43L${CX} 12L${right + 9} 43Z`} />
      <path
        d={`M${left + 3} 40L${CX} 17L${right - 3} 40Z`}
        fill="color-mix(in srgb, var(--h-blue) 30%, var(--court))"
      />
      <circle cx={CX} cy="32" r="6" fill="var(--gold)" />
      <path d={`M${CX} 12V2M${CX - 4} 6H${CX + 4}`} fill="none" />
      {[left - 24, right + 8].map((x) => (
        <path
          key={x}
          d={`M${x} 125V92A8 8 0 0 1 ${x + 16} 92V125M${x + 3} 125V93A5 5 0 0 1 ${x + 13} 93V125`}
          fill="none"
        />
      ))}
    </>
  );
}

function croce({ left, right }: Front): JSX.Element {
  const [l, r] = [left + BAY / 2, right - BAY / 2];
  const gables = `M${left - 7} 44L${l} 20L${left + BAY + 4} 44L${CX} 1L${right - BAY - 4} 44L${r} 20L${right + 7} 44`;
  return (
    <>
      <path d={`M${right + 12} 125V34L${right + 20.5} 0L${right + 29} 34V125Z`} />
      <path
        d={`M${right + 20.5} 0L${right + 29} 34V125H${right + 20.5}Z`}
        fill="url(#c-hatch)"
        stroke="none"
        opacity=".6"
      />
      <path
        d={`M${right + 12} 34H${right + 29}M${right + 12} 70H${right + 29}M${right + 17} 62V48A3.5 3.5 0 0 1 ${right + 24} 48V62Z`}
      />
      <path d={`${gables}Z`} />
      <path
        d={`M${CX} 1L${right - BAY - 4} 44L${r} 20L${right + 7} 44H${right - 2}L${r} 27L${right - BAY - 4} 44H${right - BAY - 8}L${CX} 9Z`}
        fill="url(#c-hatch)"
        stroke="none"
        opacity=".6"
      />
      <circle cx={CX} cy="31" r="9" fill="var(--h-blue)" />
      <path d="M96 22V40M87 31H105M89.600 24.600L102.400 37.400M102.400 24.600L89.600 37.400" stroke="var(--court)" />
      <circle cx={l} cy="36" r="3.5" />
      <circle cx={r} cy="36" r="3.5" />
      <path d="M96 1V-6M93-3H99" fill="none" />
    </>
  );
}

const ENGRAVINGS = { santaMariaDelFiore: fiore, sanMiniato: miniato, santaCroce: croce } as const;

/** What stands around and above the bays. */
export const churchArt = (church: ChurchName, front: Front): JSX.Element => (
  <g stroke="var(--etch)" fill="var(--court)" pointer-events="none">
    {ENGRAVINGS[church](front)}
    <path
      d={`M${front.left - 5} 125V44H${front.right + 5}V125ZM${front.left - 8} 44V41H${front.right + 8}V44ZM${front.left - 9} 130V125H${front.right + 9}V130Z`}
    />
  </g>
);
