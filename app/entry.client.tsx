import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { installTrustedTypes } from '#app/trusted-types.ts'

/** Events that show that the visitor is interacting. */
const interactions = ['pointerdown', 'keydown', 'touchstart', 'focusin'] as const

/** The page works without JavaScript, so hydration waits until the browser is idle or the visitor interacts. */
function whenIdleOrUsed(run: () => void) {
  let started = false
  const start = () => {
    if (started) return
    started = true
    for (const event of interactions) removeEventListener(event, start)
    run()
  }
  for (const event of interactions) addEventListener(event, start, { once: true, passive: true })
  if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 2000 })
  else setTimeout(start, 200)
}

installTrustedTypes()
whenIdleOrUsed(() =>
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
    )
  }),
)
