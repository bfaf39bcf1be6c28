import { countMarks, type MarkForm, type Run, type Scale, sum } from '#model/content/mark-scale.ts'
import { cn } from '#ui/cn.ts'

/** Mark and gap of one step of a row. */
const dashes: Record<MarkForm, string> = { strokes: '.5 .5', blocks: '.9 .1', dots: '0 1' }

const colours = {
  full: 'stroke-(--mark)',
  open: 'stroke-(--mark) opacity-40',
  rest: 'stroke-ink opacity-20',
}

/** More dots are in several rows of these lengths, full ones if possible. */
const ONE_ROW = 30
const LENGTH = 25
const OTHERS = [24, 20]

type MarksProps = { scale: Scale; className?: string }

/** The marks of a scale, as wide as their place; `className` gives strokes and blocks their height. */
export function Marks({ scale: { form, rows }, className }: MarksProps) {
  const longest = Math.max(...rows.map(countMarks))
  const inRows = [LENGTH, ...OTHERS].find((length) => longest % length === 0) ?? LENGTH
  const columns = form === 'dots' && longest > ONE_ROW ? inRows : longest
  return (
    <span className="grid gap-1.5">
      {rows.map((row, index) => (
        <svg
          aria-hidden="true"
          // biome-ignore lint/suspicious/noArrayIndexKey: rows never move
          key={index}
          viewBox={
            form === 'dots'
              ? `.1 .1 ${columns - 0.2} ${Math.ceil(countMarks(row) / columns) - 0.2}`
              : `0 0 ${columns} 1`
          }
          preserveAspectRatio={form === 'dots' ? 'xMinYMin' : 'none'}
          className={cn(
            'block w-full fill-none rtl:-scale-x-100',
            form === 'dots' ? 'h-auto' : className,
          )}
        >
          {placed(row).map(({ kind, from, to }) => (
            <path
              key={kind}
              d={form === 'dots' ? wrapped(from, Math.floor(to), columns) : `M${from} .5H${to}`}
              strokeDasharray={dashes[form]}
              strokeWidth={form === 'dots' ? 0.8 : 1}
              strokeLinecap={form === 'dots' ? 'round' : undefined}
              className={colours[kind]}
            />
          ))}
        </svg>
      ))}
    </span>
  )
}

/** Where each run begins and ends; one that begins within a mark has the whole of it, below. */
function placed(row: Run[]) {
  const ends = row.map((_, index) => sum(row.slice(0, index + 1)))
  return row
    .map(({ kind }, index) => ({
      kind,
      from: Math.floor(ends[index - 1] ?? 0),
      to: ends[index] ?? 0,
    }))
    .reverse()
}

/** The dots of a run in lines of so many columns, from the middle of the first to just beyond that of the last. */
function wrapped(from: number, to: number, columns: number): string {
  const line = Math.floor(from / columns)
  const end = Math.min(to, (line + 1) * columns)
  const path = `M${(from % columns) + 0.5} ${line + 0.5}h${end - from - 0.9}`
  return end < to ? path + wrapped(end, to, columns) : path
}
