/** A link to this screen with other parameters; null takes one away. */
export function withQuery(search: string, changes: Record<string, string | null>) {
  const query = new URLSearchParams(search)
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) query.delete(name)
    else query.set(name, value)
  }
  return { search: `?${query}` }
}
