import type { ReactNode } from 'react'
import { island } from '#ui/island.tsx'

/** Fades in once when it becomes visible. Content in view on load, or without JavaScript, is shown at once. */
export function Reveal({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <div {...island({ name: 'reveal', when: 'load' })} className={className}>
      {children}
    </div>
  )
}
