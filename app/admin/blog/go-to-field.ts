/** Focuses a field of a post, or shows it if it cannot be changed. */
export function goToField(name: string) {
  const ids = [`post-${name}`, `post-${name}-field`, 'post-details']
  const found = ids.flatMap((id) => document.getElementById(id) ?? [])
  for (const element of found.slice(0, -1)) {
    element.focus()
    if (document.activeElement === element) return
  }
  found[0]?.scrollIntoView({ block: 'center' })
  if (found.length === 1) found[0]?.focus()
}
