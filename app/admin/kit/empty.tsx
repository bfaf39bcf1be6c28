import type { ComponentProps } from 'react'

const frame = 'border border-strong-line border-dashed px-6 py-12 text-center text-soft'

/** The message of an empty list. A `className` replaces the frame. */
export function Empty({ className = frame, ...props }: ComponentProps<'p'>) {
  return <p {...props} className={className} />
}
