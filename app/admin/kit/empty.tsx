import type { ComponentProps } from 'react'

const frame = 'border border-strong-line border-dashed px-6 py-12 text-center text-soft'

/** What an empty list says in place of its rows. `className` replaces the frame, where there are rows. */
export function Empty({ className = frame, ...props }: ComponentProps<'p'>) {
  return <p {...props} className={className} />
}
