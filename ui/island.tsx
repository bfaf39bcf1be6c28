import type { ComponentType } from 'react'

/** A value that survives JSON. */
type Json =
  | string
  | number
  | boolean
  | null
  | undefined
  | readonly Json[]
  | { readonly [name: string]: Json }

export type IslandProps = { readonly [name: string]: Json }

/**
 * The browser code of an island: adds behaviour to its server-rendered element, or hydrates it. `props` are those that the
 * server gave to `island`.
 */
// biome-ignore lint/suspicious/noExplicitAny: the registry maps names to functions with different props
export type Mount = (element: HTMLElement, props: any) => void | Promise<void>

/**
 * When an island is mounted: with the page, just before it becomes visible, at the visitor’s first move on the page
 * (pointer, touch, wheel or key), when it is first used itself (pointer or focus), or when the page comes back from the
 * back/forward cache with old data. Pressing its buttons mounts it in any case.
 */
export type MountTime = 'load' | 'visible' | 'move' | 'use' | 'restore'

type IslandOptions<P extends IslandProps> = {
  /** Its entry in app/site/islands/registry.ts. */
  name: string
  when: MountTime
  /** The props of the browser code. */
  props?: P
}

/** The attributes of an element that has code of its own in the browser (app/site/islands/mount-islands.ts). */
export function island<P extends IslandProps>({ name, when, props }: IslandOptions<P>) {
  return {
    'data-island': name,
    'data-when': when,
    'data-props': props && JSON.stringify(props),
  }
}

type ReactIslandProps<P extends IslandProps> = IslandOptions<P> & {
  component: ComponentType<P>
  props: P
  className?: string
}

/**
 * A component that React hydrates in the browser. It must not call useId, because the ids of the page's own rendering and
 * of the island's differ.
 */
export function Island<P extends IslandProps>(given: ReactIslandProps<P>) {
  const { component: Component, props, className } = given
  return (
    <div {...island(given)} className={className}>
      <Component {...props} />
    </div>
  )
}

/** What an island's section says if its button was pressed before its code was there. */
export function IslandLoading({ text }: { text: string }) {
  return (
    <p role="status" hidden data-loading className="island-loading">
      {text}
    </p>
  )
}
