import type { ReactNode } from 'react'

/** The settings of the block at the cursor, below the toolbar. */
export function Tools({ label, children }: { label: string; children: ReactNode }) {
  return (
    <fieldset
      aria-label={label}
      className="sticky top-38 xl:top-27 z-10 flex flex-wrap items-center gap-x-3 gap-y-2 border-line border-b bg-paper py-2"
    >
      {children}
    </fieldset>
  )
}
