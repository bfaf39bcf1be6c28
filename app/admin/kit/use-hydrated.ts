import { useSyncExternalStore } from 'react'

const subscribe = () => () => {}

/** False on the server and while hydrating: for components that exist only in the browser. */
export function useHydrated() {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  )
}
