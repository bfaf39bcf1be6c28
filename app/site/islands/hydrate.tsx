import { type ComponentType, type ReactNode, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import type { IslandProps } from '#ui/island.tsx'

const CONTROLS = 'input, select, textarea'

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/**
 * Hydrates an island; resolves when its controls work. If it throws, then or later, its server-rendered content is put
 * back, with what the visitor has entered, and the error is reported.
 */
export function hydrate<P extends IslandProps>(
  element: HTMLElement,
  Component: ComponentType<P>,
  props: P,
) {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const serverContent = element.cloneNode(true) as HTMLElement
  let content = [...element.childNodes]
  const root = hydrateRoot(
    element,
    <Hydrated
      onHydrated={() => {
        content = [...element.childNodes]
        resolve()
      }}
    >
      <Component {...props} />
    </Hydrated>,
    {
      onUncaughtError(error) {
        queueMicrotask(() => {
          root.unmount()
          republish(element, serverContent, content)
          element.dataset.failed = ''
        })
        if (element.dataset.mounted === undefined) reject(error)
        else reportError(error)
      },
    },
  )
  return promise
}

/** Puts back what the server rendered, but with the controls of the content: they hold texts, choices and files. */
function republish(element: HTMLElement, serverContent: HTMLElement, content: ChildNode[]) {
  const controls = content.flatMap((node) =>
    node instanceof Element ? [...node.querySelectorAll<Control>(CONTROLS)] : [],
  )
  for (const [index, control] of serverContent.querySelectorAll<Control>(CONTROLS).entries()) {
    const used = controls[index]
    if (used?.name === control.name) control.replaceWith(used)
  }
  element.replaceChildren(...serverContent.childNodes)
}

type HydratedProps = { onHydrated: () => void; children: ReactNode }

function Hydrated({ onHydrated, children }: HydratedProps) {
  useEffect(onHydrated, [onHydrated])
  return children
}
