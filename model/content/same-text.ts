import type { z } from 'zod'

type Entry = string | { name: string } | { label: string }

/** Adds an error to every entry that visitors could not tell from an earlier one. */
export function refuseSameText(entries: readonly Entry[], context: z.RefinementCtx) {
  const seen = new Set<string>()
  for (const [index, entry] of entries.entries()) {
    const [text, ...path] = textOf(entry)
    if (seen.has(text.toLowerCase())) {
      const message = 'This is already in the list.'
      context.addIssue({ code: 'custom', path: [index, ...path], message })
    }
    seen.add(text.toLowerCase())
  }
}

function textOf(entry: Entry): [text: string, ...path: string[]] {
  if (typeof entry === 'string') return [entry]
  return 'name' in entry ? [entry.name, 'name'] : [entry.label, 'label']
}
