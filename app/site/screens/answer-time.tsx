import { HEIGHT, transmissionPath, WIDTH } from '#app/site/forms/transmission.ts'
import type { Screens } from '#model/content/screens.ts'
import { Image } from '#ui/image.tsx'

/** Ticks of the scale below the wave. */
const TICKS = 12

/** The way from a message to its answer: a calm line, which what is typed into the form moves (app/site/forms/transmission.ts). */
export function AnswerTime({ from, to, reader }: NonNullable<Screens['contact']['wait']>) {
  return (
    <div className="grid gap-2">
      <div className="flex items-center">
        <svg
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          aria-hidden="true"
          data-transmission
          className="min-w-0 flex-1 text-accent"
        >
          <path
            d={transmissionPath('')}
            className="fill-none stroke-current stroke-3 origin-[0_50%]"
          />
          <path d={hourTicks} className="fill-none stroke-soft stroke-2" />
          {!reader && <circle cx={WIDTH - 6} cy={HEIGHT / 2} r="6" className="fill-current" />}
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

const hourTicks = Array.from({ length: TICKS + 1 }, (_, hour) => {
  const x = Math.round((hour / TICKS) * WIDTH)
  return `M${x} ${HEIGHT}v-${hour % TICKS === 0 ? 12 : 6}`
}).join('')
