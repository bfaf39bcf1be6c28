import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { installTrustedTypes } from '#app/trusted-types.ts'

/** Events that mean somebody is here and waiting. */
const signs = ['pointerdown', 'keydown', 'touchstart', 'focusin'] as const

/** The page works before it is hydrated, so hydration waits for an idle moment or the first touch. */
function whenWelcome(run: () => void) {
  let started = false
  const start = () => {
    if (started) return
    started = true
    for (const sign of signs) removeEventListener(sign, start)
    run()
  }
  for (const sign of signs) addEventListener(sign, start, { once: true, passive: true })
  if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 2000 })
  else setTimeout(start, 200)
}

installTrustedTypes()
whenWelcome(() =>
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
    )
  }),
)
