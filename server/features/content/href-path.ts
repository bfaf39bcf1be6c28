/** A link without its query and fragment. */
export function pathOf(href: string) {
  return href.split(/[?#]/, 1)[0] ?? ''
}
