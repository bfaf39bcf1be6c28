import type { ReactNode } from 'react'

/** Counts in a row, between two lines. */
export function Figures({ children }: { children: ReactNode }) {
  return <dl className="flex flex-wrap gap-x-12 gap-y-3 border-line border-y py-4">{children}</dl>
}

type FigureProps = {
  name: string
  count: number
  /** Beside the name, such as a link. */
  children?: ReactNode
}

/** One of the `Figures`. */
export function Figure({ name, count, children }: FigureProps) {
  return (
    <div className="flex flex-col-reverse justify-end">
      <dt className="text-soft">
        {name} {children}
      </dt>
      <dd className="font-display text-[1.625rem] tabular-nums leading-[1.1]">
        {count.toLocaleString('en-US')}
      </dd>
    </div>
  )
}
