import type { ReactNode } from 'react'

type SectionHeadingProps = { id: string; title: ReactNode; intro?: ReactNode }

/** The heading that names a part of a screen (`aria-labelledby`), and a line below it. */
export function SectionHeading({ id, title, intro }: SectionHeadingProps) {
  return (
    <div className="grid content-start gap-1">
      <h2 id={id} className="text-section">
        {title}
      </h2>
      {intro && <p className="max-w-[70ch] text-soft">{intro}</p>}
    </div>
  )
}
