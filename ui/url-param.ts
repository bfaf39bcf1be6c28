/**
 * Keeps a choice, such as the current tab, filter or page, in the URL's query, so that it survives a reload and can be
 * linked. `values` are the possible values; the first is the default and is not written to the URL. Calls `onChange` with
 * the URL's value now and on back and forward. Returns a function that chooses another value.
 */
export function connectUrlParam(
  name: string,
  values: readonly string[],
  onChange: (value: string) => void,
) {
  const [initial = ''] = values

  function update() {
    const requested = new URLSearchParams(location.search).get(name)
    onChange(values.find((value) => value === requested) ?? initial)
  }

  function choose(value: string) {
    const url = new URL(location.href)
    if (value === initial) url.searchParams.delete(name)
    else url.searchParams.set(name, value)
    history.replaceState(history.state, '', url)
    update()
  }

  addEventListener('popstate', update)
  update()
  return choose
}
