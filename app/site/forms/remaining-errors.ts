type Errors = Record<string, string>

type Entries = {
  /** What was sent, by field. */
  sent: (name: string) => unknown
  /** What the fields contain now. */
  now: (name: string) => unknown
}

/** The errors of an answer that still hold. `found` is what is wrong now, as far as the browser can tell. */
export function remainingErrors(answered: Errors, found: Errors | null, { sent, now }: Entries) {
  const remaining: Errors = {}
  for (const [name, message] of Object.entries(answered)) {
    const isChanged = contentOf(sent(name)) !== contentOf(now(name))
    const error = isChanged ? found?.[name] : message
    if (error) remaining[name] = error
  }
  return remaining
}

/** Each reading of a form makes new File objects; that of an empty field has no name. */
function contentOf(entry: unknown) {
  if (!(entry instanceof File)) return entry ?? ''
  return entry.name && `${entry.name} ${entry.size} ${entry.lastModified}`
}
