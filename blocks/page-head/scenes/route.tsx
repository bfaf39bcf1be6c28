import { useLanguage } from '#ui/language-context.ts'
import { seededRandom, waveField } from '#ui/wave.ts'

/** A town between a river and its station. */
const roads =
  'M-20 215C120 190 250 205 330 196C480 190 600 160 1010 76M338 345C332 430 322 540 300 740M470 362C476 460 486 560 520 740M326 470C380 476 430 470 480 462M-20 560C120 560 220 566 316 590C390 598 440 592 494 585M170 205C176 330 168 480 150 740M536 302C640 302 760 330 1010 308M484 520C600 540 700 500 790 470S900 434 1010 424M700 152C704 230 716 290 720 322C730 400 740 440 745 488M432 236L440 188M60 210C50 400 60 560 40 740M620 306C606 380 612 440 622 524M830 130C838 220 850 270 856 326'
const park =
  'M300 268C310 236 380 232 430 236C500 240 540 262 536 310C532 352 480 366 420 366C350 366 290 330 300 268Z'
const land = 'M-20 172C120 148 250 158 330 148C480 140 600 108 1010 30V740H-20Z'

/** From the station to the shop's door, and to the lane where the map used to send people. */
const route =
  'M313 632C322 580 330 520 326 470C380 476 430 470 480 462C474 420 472 390 470 362C520 358 534 340 536 302C610 302 660 308 717 322C712 270 706 250 703 214'
const oldRoute = 'M480 462C482 490 482 505 484 520C530 530 580 532 621 522L642 590'

/** A route across a map of a town to a shop that is open. */
export function RouteScene() {
  const { t } = useLanguage()
  return (
    <svg
      viewBox="75 -60 900 760"
      aria-hidden="true"
      preserveAspectRatio="xMidYMid slice"
      className="absolute top-[46%] left-1/2 h-[31rem] w-[37rem] -translate-1/2 font-mono text-[20px] md:h-[max(100%,37rem)] md:w-[max(100%,44rem)] md:text-[17px] md:top-[53%] lg:top-1/2 lg:text-[14px]"
      fill="none"
      strokeLinejoin="round"
    >
      <path d={water()} className="stroke-accent" />
      <path d={land} className="fill-paper stroke-strong-line" />
      <path d={lanes()} className="stroke-line" />
      <path d={roads + park} className="stroke-strong-line" strokeWidth="15" />
      <path d={roads + park} className="stroke-paper" strokeWidth="13" strokeLinecap="round" />
      <path d={park} className="fill-tint" />
      <path
        d={oldRoute}
        pathLength="1"
        strokeDasharray="1"
        strokeWidth="2"
        className="stroke-ink motion-safe:animate-[scene-draw_0.7s_linear_0.5s_var(--play)_backwards]"
      />
      <circle cx="642" cy="596" r="7" className="fill-paper stroke-ink" strokeWidth="2" />
      <text x="642" y="626" textAnchor="middle" className="fill-ink">
        {t('old lane')}
      </text>
      <path
        d={route}
        pathLength="1"
        strokeDasharray="1"
        strokeWidth="8"
        className="stroke-fill motion-safe:animate-[scene-draw_1.8s_ease-in-out_1.1s_var(--play)_backwards]"
      />
      <circle cx="313" cy="632" r="9" className="fill-paper stroke-fill" strokeWidth="6" />
      <g className="motion-safe:animate-[scene-drop_0.5s_ease-out_2.7s_var(--play)_backwards]">
        <path
          d="M703 214C690 184 662 170 662 140A41 41 0 0 1 744 140C744 170 716 184 703 214Z"
          className="fill-fill stroke-ink"
          strokeWidth="2"
        />
        <circle cx="703" cy="140" r="15" className="fill-paper stroke-ink" strokeWidth="2" />
      </g>
      <g className="motion-safe:animate-[scene-drop_0.5s_ease-out_2.8s_var(--play)_backwards]">
        <path d="M376 70H646V172H376z" className="fill-ink" />
        <g className="fill-paper font-text font-semibold text-[21px]">
          <text x="396" y="106">
            {t('Optician')}
          </text>
          <g className="motion-safe:animate-[scene-appear_0.1s_3.6s_var(--play)_backwards]">
            <text x="396" y="150" className="fill-tint">
              {t('Open')}
            </text>
          </g>
          <text
            x="396"
            y="150"
            className="opacity-0 motion-safe:animate-[scene-closed_0.8s_2.8s_steps(1)_var(--play)_both]"
          >
            {t('Closed')}
          </text>
        </g>
        <path
          d={stars}
          className="fill-paper motion-safe:animate-[scene-wipe_0.8s_steps(5)_3.9s_var(--play)_backwards]"
        />
      </g>
    </svg>
  )
}

const star = 'l3 6.4 7 .8-5.2 4.8 1.4 7-6.2-3.5-6.2 3.5 1.4-7-5.2-4.8 7-.8z'
const stars = [0, 1, 2, 3, 4].map((step) => `M${500 + step * 26} 130${star}`).join('')

/** The river's lines; the land covers their lower ends. */
function water() {
  return Array.from(
    { length: 13 },
    (_, line) => `M${-20 - ((line * 17) % 60)} ${10 + line * 13}${'q15-9 30 0t30 0'.repeat(18)}`,
  ).join('')
}

/** Small streets: a bent grid with gaps. */
function lanes() {
  const random = seededRandom('patna')
  const field = waveField('patna', 2)
  const node = (x: number, y: number) => {
    const bend = 22 * field(x / 24, y / 20)
    return [Math.round(x * 46 - 20 + bend + y * 3), Math.round(y * 40 + 130 - bend)] as const
  }
  const street = (length: number, at: (step: number) => readonly [number, number]) => {
    let [x, y] = at(0)
    let path = `M${x} ${y}`
    for (let step = 1; step <= length; step++) {
      const [nextX, nextY] = at(step)
      path += `${random() < 0.3 ? 'm' : 'l'}${nextX - x} ${nextY - y}`
      ;[x, y] = [nextX, nextY]
    }
    return path
  }
  return [
    ...Array.from({ length: 14 }, (_, y) => street(20, (x) => node(x, y))),
    ...Array.from({ length: 20 }, (_, x) => street(14, (y) => node(x, y))),
  ].join('')
}
