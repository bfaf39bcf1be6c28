import type { BlockOf } from '#blocks/schema.ts'
import { money } from './money.ts'
import { placeOn } from './octaves.ts'
import { Weeks } from './weeks.tsx'

type PriceRangeProps = { range: BlockOf<'price-guide'>['ranges'][number]; marks: number[] }

/** The bar is drawn on a field of this width and stretched to the column. */
const WIDTH = 1000
const HEIGHT = 12

/** One kind of work: its bar on the scale, its price in figures, its weeks, what is in it. */
export function PriceRange({ range, marks }: PriceRangeProps) {
  const { name, from, to, per, weeks, includes } = range
  return (
    <li className="price-range">
      <Bar from={from} to={to} marks={marks} />
      <h3 className="price-name">{name}</h3>
      <p className="price-figures display">
        {to === undefined && <span className="price-word">from </span>}
        <span>{money(from)}</span>
        {to !== undefined && to !== from && (
          <>
            <span className="price-word"> to </span>
            <span>{money(to)}</span>
          </>
        )}
        {per && <span className="price-word"> a {per}</span>}
      </p>
      <div className="price-words">
        {weeks && <Weeks from={weeks.from} to={weeks.to} />}
        <p className="max-w-[46ch] text-soft">{includes}</p>
      </div>
    </li>
  )
}

/** From its first amount to its last; an open end thins out to the right. */
function Bar({ from, to, marks }: { from: number; to: number | undefined; marks: number[] }) {
  const start = placeOn(marks, from) * WIDTH
  const end = placeOn(marks, to ?? from * 2) * WIDTH
  const gap = WIDTH / (marks.length - 1)
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className="price-bar"
    >
      <path
        d={marks.map((_, index) => `M${index * gap} 0V${HEIGHT}`).join('')}
        className="price-marks"
      />
      {to === undefined ? (
        <path d={`M${start} 0L${end} ${HEIGHT / 2}L${start} ${HEIGHT}Z`} className="price-span" />
      ) : (
        <rect x={start} width={Math.max(end - start, 6)} height={HEIGHT} className="price-span" />
      )}
    </svg>
  )
}
