import { cn } from '#ui/cn.ts'
import { DotField, Field } from '#ui/dot-field.tsx'
import { useLanguage } from '#ui/language-context.ts'
import { Marks } from './marks.tsx'
import { countMarks, readScale, type Scale } from './scale.ts'
import type { Figure } from './schema.ts'

/** More dots than that are a field. */
const FIELD = 60
const MOST_NARROW = 1000

/** The scale of a figure, unless it has none or its owner wants none. */
export function scaleOf({ value, marks }: Figure) {
  return marks === 'none' ? null : readScale(value, marks)
}

/** The same for a narrow column: marks that can be told apart there. */
export function narrowScaleOf({ value, marks }: Figure) {
  if (marks === 'none') return null
  const scale = readScale(value, marks, MOST_NARROW)
  const isDense = scale && countMarks(scale.rows[0] ?? []) > FIELD
  return isDense && !marks ? { ...scale, form: 'dots' as const } : scale
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
        <Field count={countMarks(scale.rows[0] ?? [])} seed={figure.label} ratio={7} />
      ) : (
        <Marks scale={scale} className={cn('h-10', className)} />
      )}
      <Caption figure={figure} scale={scale} />
    </div>
  )
}

/** What one mark is, unless that is plain. */
export function Caption({ figure: { caption }, scale: { each }, className }: ScaleProps) {
  const { t, tag } = useLanguage()
  if (!caption && each === 1) return null
  const count = new Intl.NumberFormat(tag).format(each)
  return (
    <p className={cn('label text-soft', className)}>
      {caption ?? t('One dot stands for {count}', { count })}
    </p>
  )
}
