import { useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()

/**
 * A choice on the page that stays in its address: a link to it opens with the same tab, filter or page, and so does
 * a reload. `known` are its possible values; the first is the default and leaves the address clean. A page that the
 * server rendered begins with the default.
 */
export function useUrlState<T extends string>(
  name: string,
  known: readonly [T, ...T[]],
): [T, (value: T) => void] {
  const search = useSyncExternalStore(listen, readSearch, noSearch)
  const asked = new URLSearchParams(search).get(name)
  const value = known.find((one) => one === asked) ?? known[0]

  function choose(next: T) {
    const address = new URL(location.href)
    if (next === known[0]) address.searchParams.delete(name)
    else address.searchParams.set(name, next)
    // Not the router's navigation: nothing is to be loaded and nothing to be scrolled.
    history.replaceState(history.state, '', address)
    for (const listener of listeners) listener()
  }

  return [value, choose]
}

function listen(listener: () => void) {
  listeners.add(listener)
  addEventListener('popstate', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('popstate', listener)
  }
}

function readSearch() {
  return location.search
}

function noSearch() {
  return ''
}
