import { useId } from 'react'
import { cn } from '#ui/cn.ts'
import { curve } from '#ui/curve.ts'
import { seededRandom } from '#ui/wave.ts'

type DotFieldProps = { count: number; seed: string; className?: string }

/** Exactly `count` dots, lying across in a wide window and upright in a narrow one, with waves in them. */
export function DotField({ count, seed, className }: DotFieldProps) {
  return (
    <>
      <Dots
        count={count}
        seed={seed}
        columns={columnsOf(count, 3.6)}
        className={cn('max-md:hidden', className)}
      />
      <Dots
        count={count}
        seed={seed}
        columns={columnsOf(count, 0.9)}
        className={cn('md:hidden', className)}
      />
    </>
  )
}

type DotsProps = DotFieldProps & { columns: number }

/** As few elements as there are kinds of dots: a pattern fills the rows, and bands of it between waves are brighter. */
export function Dots({ count, seed, columns, className }: DotsProps) {
  const id = useId()
  const height = Math.ceil(count / columns)
  const isCountable = columns <= COUNTABLE
  const dots = area(count, columns)
  return (
    <svg
      viewBox={`0 0 ${columns} ${height}`}
      aria-hidden="true"
      className={cn('block h-auto w-full rtl:-scale-x-100', className)}
    >
      <pattern id={id} width="1" height="1" patternUnits="userSpaceOnUse">
        <circle cx=".5" cy=".5" r=".34" className="fill-(--mark)" />
      </pattern>
      <path d={dots} fill={`url(#${id})`} className={isCountable ? undefined : 'opacity-45'} />
      {!isCountable && (
        <>
          <clipPath id={`${id}c`}>
            <path d={bands(seed, columns, height)} clipRule="evenodd" />
          </clipPath>
          <path d={dots} fill={`url(#${id})`} clipPath={`url(#${id}c)`} />
        </>
      )}
    </svg>
  )
}

/** Of a field about as wide as wanted (the ratio to its height), if possible without a row that is not full. */
export function columnsOf(count: number, ratio: number) {
  const ideal = Math.sqrt(count * ratio)
  const widths = Array.from(
    { length: Math.ceil(ideal * 0.4) },
    (_, index) => Math.ceil(ideal * 0.8) + index,
  )
  const distance = (columns: number) => Math.abs(columns - ideal)
  const [columns = 1] = widths.sort(
    (a, b) => Number(count % a > 0) - Number(count % b > 0) || distance(a) - distance(b),
  )
  return columns
}

/** The full rows, and what is left over in one more. */
function area(count: number, columns: number) {
  const [rows, rest] = [Math.floor(count / columns), count % columns]
  return `M0 0H${columns}V${rows}H${rest}v${rest ? 1 : 0}H0z`
}

/** Columns up to which dots are counted, not seen as a whole: waves would divide them. */
const COUNTABLE = 60

/** Every second band between waves. */
function bands(seed: string, width: number, height: number) {
  const random = seededRandom(seed)
  const cycles = 1.2 + random()
  const start = random()
  return [0.16, 0.42, 0.62, 0.86]
    .map((level, index) => {
      const swing = (0.1 + random() * 0.1) * height
      const edge = curve({ width, height, isFine: true }, 16, (at) => [
        at * width,
        level * height + swing * Math.sin(2 * Math.PI * (at * cycles + start + index * 0.12)),
      ])
      return `${edge}V${height}H0z`
    })
    .join('')
}
