import type { z } from 'zod'

/** Schema check for lists with unique keys: reports each duplicate at its position. */
export function refuseRepeated<N extends string>(name: N) {
  return (items: Record<N, string>[], context: z.RefinementCtx) => {
    const seen = new Set<string>()
    for (const [index, item] of items.entries()) {
      if (seen.has(item[name])) {
        const message = `"${item[name]}" is used twice.`
        context.addIssue({ code: 'custom', path: [index, name], message })
      }
      seen.add(item[name])
    }
  }
}
