import { Marks } from '#blocks/marks/marks.tsx'
import { countMarks, readScale, type Scale } from '#model/content/mark-scale.ts'
import { cn } from '#ui/cn.ts'
import { DotField, Dots } from '#ui/dot-field.tsx'
import { useLanguage } from '#ui/language-context.ts'
import type { Figure } from './schema.ts'

/** More dots than that are a field. */
const FIELD = 60

/** In a column: so few that single dots are seen, in lines of one length, so that fields beside each other compare. */
const MOST_NARROW = 600
const NARROW_LINE = 50

/** The scale of a figure, unless it has none or its owner wants none. */
export function scaleOf({ value, marks }: Figure, most?: number) {
  return marks === 'none' ? null : readScale(value, marks, most)
}

/** The same for a column. */
export function columnScaleOf(figure: Figure) {
  return scaleOf(figure, MOST_NARROW)
}

/** The same for a narrow column: marks that can be told apart there. */
export function narrowScaleOf(figure: Figure) {
  const scale = columnScaleOf(figure)
  const isDense = scale && countMarks(scale.rows[0] ?? []) > FIELD
  return isDense && !figure.marks ? { ...scale, form: 'dots' as const } : scale
}

export function isField({ form, rows: [row = [], ...others] }: Scale) {
  return form === 'dots' && row.length === 1 && others.length === 0 && countMarks(row) > FIELD
}

type ScaleProps = { figure: Figure; scale: Scale; className?: string }

/** The field of a large number, from edge to edge of the window. */
export function WideScale({ figure, scale }: ScaleProps) {
  return <DotField count={countMarks(scale.rows[0] ?? [])} seed={figure.label} />
}

/** The marks of a figure in its column; `className` gives strokes and blocks their height. */
export function InlineScale({ figure, scale, className }: ScaleProps) {
  return (
    <div className="grid gap-2">
      {isField(scale) ? (
        <Dots count={countMarks(scale.rows[0] ?? [])} seed={figure.label} columns={NARROW_LINE} />
      ) : (
        <Marks scale={scale} className={cn('h-10', className)} />
      )}
      {hasCaption(figure, scale) && <Caption figure={figure} scale={scale} />}
    </div>
  )
}

/** Unless it is plain what one mark is. */
export function hasCaption({ caption }: Figure, { each }: Scale) {
  return Boolean(caption) || each > 1
}

type CaptionProps = Omit<ScaleProps, 'scale'> & { scale: Scale | null }

/** What one mark is, or a picture in place of marks. */
export function Caption({ figure: { caption }, scale, className }: CaptionProps) {
  const { t, tag } = useLanguage()
  const count = new Intl.NumberFormat(tag).format(scale?.each ?? 1)
  return (
    <p className={cn('label text-soft', className)}>
      {caption ?? t('Each mark stands for {count}', { count })}
    </p>
  )
}
