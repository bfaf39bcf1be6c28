/** Shows the times in the visitor's own time zone, unless the visitor has begun to choose. */
export function mountOwnZone(form: HTMLElement) {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  const shown = form.querySelector('select[name="zone"]') as HTMLSelectElement | null
  const hasBegun = document.activeElement !== document.body
  if (!timeZone || hasBegun || shown?.value === timeZone) return
  const url = new URL(location.href)
  url.searchParams.set('zone', timeZone)
  location.replace(url)
}
