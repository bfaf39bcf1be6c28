import { parse } from 'yaml'
import { isFields } from '#model/content/form/json-schema.ts'

/** The fields and the text of a file with YAML between two lines of hyphens; null if its head cannot be read. */
export function readFrontMatter(
  text: string,
): { fields: Record<string, unknown>; body: string } | null {
  const plain = text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n')
  if (plain.startsWith('+++\n')) return null
  const [whole, head] = /^---\n([\s\S]*?)\n(?:---|\.\.\.)(?:\n|$)/.exec(plain) ?? []
  if (whole === undefined) return { fields: {}, body: plain }
  try {
    // Not more aliases than a person writes, since they can expand.
    const fields: unknown = parse(head ?? '', { maxAliasCount: 20, logLevel: 'silent' })
    return { fields: isFields(fields) ? fields : {}, body: plain.slice(whole.length) }
  } catch {
    return null
  }
}
