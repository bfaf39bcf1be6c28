import '#app/zod-without-eval.ts'

import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { installTrustedTypes } from '#app/admin/trusted-types.ts'

/** Starts React Router's client on a page of the admin. */
export function hydrate() {
  installTrustedTypes()
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
    )
  })
}
