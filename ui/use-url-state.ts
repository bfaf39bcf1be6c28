import { useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()

/**
 * State kept in the URL's query, such as the current tab, filter or page, so that it survives a reload and can be linked.
 * `values` are the possible values; the first is the default and is not written to the URL. Server-rendered HTML has the
 * default.
 */
export function useUrlState<T extends string>(
  name: string,
  values: readonly [T, ...T[]],
): [T, (value: T) => void] {
  const search = useSyncExternalStore(listen, readSearch, noSearch)
  const requested = new URLSearchParams(search).get(name)
  const value = values.find((option) => option === requested) ?? values[0]

  function choose(next: T) {
    const url = new URL(location.href)
    if (next === values[0]) url.searchParams.delete(name)
    else url.searchParams.set(name, next)
    // Bypasses the router, which would run loaders and scroll.
    history.replaceState(history.state, '', url)
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
