/** "About us" of "About us | Agency". */
export function pageTitle(title: string, ending: string) {
  const end = ` | ${ending}`
  return title.endsWith(end) ? title.slice(0, -end.length) : title
}
