import { cn } from '#ui/cn.ts'

type SectionHeadProps = {
  /** Id of the heading. */
  id?: string
  title: string
  intro?: string
  /** Classes that set the space below. */
  className?: string
}

/** A section's title on the left and its lead on the right; stacked on narrow screens. */
export function SectionHead({ id, title, intro, className }: SectionHeadProps) {
  return (
    <div className={cn('grid items-end gap-x-16 gap-y-4 lg:grid-cols-12', className)}>
      <h2 id={id} className="display text-title lg:col-span-7">
        {title}
      </h2>
      {intro && (
        <p className="max-w-[42ch] text-intro text-soft lg:col-span-4 lg:col-start-9">{intro}</p>
      )}
    </div>
  )
}
