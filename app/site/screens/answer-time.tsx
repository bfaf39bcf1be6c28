import type { Screens } from '#model/content/screens.ts'
import { curve } from '#ui/curve.ts'
import { Image } from '#ui/image.tsx'

const WIDTH = 560
const HEIGHT = 140
/** The crests of the drawn wave. */
const CRESTS = 12

/** The hours between a message and its answer: a wave that calms down. */
export function AnswerTime({ from, to, reader }: NonNullable<Screens['contact']['wait']>) {
  return (
    <div className="grid gap-2">
      <div className="flex items-center">
        <svg
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          aria-hidden="true"
          className="min-w-0 flex-1 overflow-visible text-accent"
        >
          <path d={calmPath} className="fill-none stroke-current stroke-3" />
          <path d={hourTicks} className="fill-none stroke-strong-line" />
          {!reader && <circle cx={WIDTH} cy={HEIGHT / 2} r="6" className="fill-current" />}
        </svg>
        {reader && (
          <Image
            {...reader.image}
            sizes="144px"
            eager
            className="w-[clamp(--spacing(22),10vw,--spacing(36))] bg-tint"
          />
        )}
      </div>
      <p className="label flex flex-wrap justify-between gap-x-4">
        <span>{from}</span>
        <span>{to}</span>
      </p>
      {reader && (
        <p className="max-w-[44ch] pt-2">
          <strong className="font-semibold">{reader.name}</strong> {reader.line}
        </p>
      )}
    </div>
  )
}

const calmPath = curve({ width: WIDTH, height: HEIGHT }, CRESTS * 8, (fraction) => {
  const calm = Math.max(0, 1 - fraction) ** 1.5
  const height = Math.sin(2 * Math.PI * CRESTS * fraction) * calm
  return [fraction * WIDTH, HEIGHT / 2 - height * (HEIGHT / 2 - 14)]
})

const hourTicks = Array.from({ length: CRESTS + 1 }, (_, hour) => {
  const x = Math.round((hour / CRESTS) * WIDTH)
  return `M${x} ${HEIGHT}v-${hour % CRESTS === 0 ? 12 : 6}`
}).join('')
