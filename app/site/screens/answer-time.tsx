import type { Screens } from '#model/content/screens.ts'
import { curve } from '#ui/curve.ts'

const WIDTH = 560
const HEIGHT = 140
/** The promised time (specification 2.8); the wave has one crest for each hour. */
const HOURS = 12

/** The hours between a message and its answer: a wave that calms down. */
export function AnswerTime({ from, to }: NonNullable<Screens['contact']['wait']>) {
  return (
    <div className="grid gap-2 text-accent">
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        aria-hidden="true"
        className="w-full overflow-visible"
      >
        <path d={calmPath} className="fill-none stroke-current stroke-2" />
        <path d={hourTicks} className="fill-none stroke-strong-line" />
        <circle cx={WIDTH} cy={HEIGHT / 2} r="6" className="fill-current" />
      </svg>
      <p className="label flex justify-between gap-4 text-ink">
        <span>{from}</span>
        <span>{to}</span>
      </p>
    </div>
  )
}

const calmPath = curve({ width: WIDTH, height: HEIGHT }, HOURS * 8, (fraction) => {
  const calm = Math.max(0, 1 - fraction) ** 1.5
  const height = Math.sin(2 * Math.PI * HOURS * fraction) * calm
  return [fraction * WIDTH, HEIGHT / 2 - height * (HEIGHT / 2 - 14)]
})

const hourTicks = Array.from({ length: HOURS + 1 }, (_, hour) => {
  const x = Math.round((hour / HOURS) * WIDTH)
  return `M${x} ${HEIGHT}v-${hour % HOURS === 0 ? 12 : 6}`
}).join('')
