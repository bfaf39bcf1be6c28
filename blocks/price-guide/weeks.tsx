import { useLanguage } from '#ui/language-context.ts'

const STEP = 9
const HEIGHT = 14

/** Longer durations are shown as text only. */
const MAX_STROKES = 30

/** On phones, the strokes of longer durations do not fit beside the name. */
const LONG = 8

type WeeksProps = { from: number; to: number | undefined }

/** "10 to 14 weeks" with one stroke per week; optional weeks are outlined. */
export function Weeks({ from, to }: WeeksProps) {
  const { t } = useLanguage()
  const last = to ?? from
  const strokes = Array.from({ length: Math.ceil(last) }, (_, index) => index)
  return (
    <p className="label flex flex-wrap items-center gap-x-3.5 gap-y-1 lg:col-start-1">
      {from === last
        ? t('{count, plural, one {# week} other {# weeks}}', { count: last })
        : t('{from} to {count, plural, one {# week} other {# weeks}}', { from, count: last })}
      {last <= MAX_STROKES && (
        <svg
          viewBox={`0 0 ${strokes.length * STEP} ${HEIGHT}`}
          width={strokes.length * STEP}
          height={HEIGHT}
          aria-hidden="true"
          className={last > LONG ? 'max-sm:hidden' : undefined}
        >
          {strokes.map((week) => (
            <rect
              key={week}
              x={week * STEP + 1}
              y={1}
              width={4}
              height={HEIGHT - 2}
              className={week < from ? 'fill-ink' : 'fill-none stroke-ink'}
            />
          ))}
        </svg>
      )}
    </p>
  )
}
