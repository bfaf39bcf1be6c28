import type { ReactNode } from 'react'

/** Names and values in two columns; long names, which owners may write, wrap. */
export function Facts({ children }: { children: ReactNode }) {
  return (
    <dl className="grid grid-cols-[fit-content(40%)_minmax(0,1fr)] gap-x-5 gap-y-2">{children}</dl>
  )
}

/** One of the `Facts`; a visitor's own words get `dir="auto"`. */
export function Fact({ name, dir, children }: { name: string; dir?: 'auto'; children: ReactNode }) {
  return (
    <>
      <dt className="min-w-28 text-soft wrap-anywhere">{name}</dt>
      <dd dir={dir} className="whitespace-pre-wrap wrap-anywhere">
        {children}
      </dd>
    </>
  )
}
