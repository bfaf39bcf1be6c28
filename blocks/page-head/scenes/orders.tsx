import { useLanguage } from '#ui/language-context.ts'
import { seededRandom } from '#ui/wave.ts'

/** Orders in each hour from 9:00 to 18:40: 214, as on the receipt below. */
const orders = [8, 14, 22, 27, 24, 19, 21, 26, 30, 23]

const FLOOR = 470
const COLUMN = 66
const PARCEL = { width: 27, height: 20, gap: 2 }

type Look = 'plain' | 'taped' | 'dark' | 'filled'
const looks: readonly Look[] = ['plain', 'plain', 'taped', 'taped', 'filled', 'dark']

/** The orders of a shop's Saturday as parcels in a stack for each hour, and the two people who pack them. */
export function OrdersScene() {
  const { t } = useLanguage()
  return (
    <svg
      viewBox="0 0 760 520"
      aria-hidden="true"
      className="size-full overflow-visible font-mono text-[26px] lg:text-[17px]"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <g className="motion-safe:animate-[scene-wipe_2.4s_steps(10)_0.3s_var(--play)_backwards]">
        <path d={plain} className="fill-paper stroke-ink" />
        <path d={filled} className="fill-fill stroke-ink" />
        <path d={dark} className="fill-ink stroke-ink" />
        <path d={tapes} className="stroke-ink" />
      </g>
      <path d={`M0 ${FLOOR}H760`} className="stroke-ink" strokeWidth="2" />
      <g className="fill-ink">
        {[0, 3, 6, 9].map((hour) => (
          <text key={hour} x={hour * COLUMN} y="504">
            {hour + 9}:00
          </text>
        ))}
      </g>
      <text x="0" y="104" className="fill-ink">
        {t('214 orders,')}
        <tspan x="0" dy="1.3em">
          {t('two people')}
        </tspan>
      </text>
      <g className="motion-safe:animate-[scene-appear_0.4s_2.7s_var(--play)_backwards]">
        <Person x={680} />
        <Person x={734} isTall />
      </g>
    </svg>
  )
}

/** Someone with an apron; the taller one has the last parcel. */
function Person({ x, isTall = false }: { x: number; isTall?: boolean }) {
  return (
    <g transform={`translate(${x} ${FLOOR})scale(${isTall ? 1.08 : 1})`}>
      <path d="M-10 0V-52M10 0V-52" className="stroke-ink" strokeWidth="11" strokeLinecap="butt" />
      <path d="M-17-48V-98Q-17-114 0-114T17-98V-48Z" className="fill-ink" />
      <path d="M-10-38V-92H10V-38Z" className={isTall ? 'fill-fill' : 'fill-paper'} />
      <circle cy="-133" r="14" className="fill-ink" />
      {isTall && <path d="M-38-96H-8V-74H-38ZM-23-96V-74" className="fill-paper stroke-ink" />}
    </g>
  )
}

const random = seededRandom('saturday')

/** Two parcels side by side in a row, from the floor up. */
const places = orders.flatMap((count, hour) =>
  Array.from({ length: count }, (_, index) => ({
    x: hour * COLUMN + (index % 2) * (PARCEL.width + PARCEL.gap),
    y: FLOOR - (Math.floor(index / 2) + 1) * (PARCEL.height + PARCEL.gap),
    look: looks[Math.floor(random() * looks.length)],
  })),
)

function boxes(...shown: Look[]) {
  return places
    .filter(({ look }) => look && shown.includes(look))
    .map(({ x, y }) => `M${x} ${y}h${PARCEL.width}v${PARCEL.height}h-${PARCEL.width}z`)
    .join('')
}

const plain = boxes('plain', 'taped')
const filled = boxes('filled')
const dark = boxes('dark')
const tapes = places
  .filter(({ look }) => look === 'taped')
  .map(({ x, y }) => `M${x + PARCEL.width / 2} ${y}v${PARCEL.height}`)
  .join('')
