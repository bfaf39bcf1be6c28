import { type ComponentType, type ReactNode, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import type { IslandProps } from '#ui/island.tsx'

/**
 * Hydrates an island; resolves when its controls work. If it throws, then or later, its server-rendered content is put
 * back and the error is reported.
 */
export function hydrate<P extends IslandProps>(
  element: HTMLElement,
  Component: ComponentType<P>,
  props: P,
) {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const serverContent = [...element.cloneNode(true).childNodes]
  const root = hydrateRoot(
    element,
    <Hydrated onHydrated={resolve}>
      <Component {...props} />
    </Hydrated>,
    {
      onUncaughtError(error) {
        queueMicrotask(() => {
          root.unmount()
          element.replaceChildren(...serverContent)
          element.dataset.failed = ''
        })
        if (element.dataset.mounted === undefined) reject(error)
        else reportError(error)
      },
    },
  )
  return promise
}

type HydratedProps = { onHydrated: () => void; children: ReactNode }

function Hydrated({ onHydrated, children }: HydratedProps) {
  useEffect(onHydrated, [onHydrated])
  return children
}
