import { parse as parseToml, TomlDate } from 'smol-toml'
import { parse as parseYaml } from 'yaml'
import { isFields } from '#model/content/form/json-schema.ts'

/**
 * The fields and the text of a file with YAML between two lines of hyphens, or TOML between two lines of plus signs; null if its head
 * cannot be read.
 */
export function readFrontMatter(
  text: string,
): { fields: Record<string, unknown>; body: string } | null {
  const plain = text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n')
  const isToml = /^\+\+\+[ \t]*\n/.test(plain)
  const [whole, head = ''] = (isToml ? toml : yaml).exec(plain) ?? []
  if (whole === undefined) return isToml ? null : { fields: {}, body: plain }
  try {
    const fields = isToml ? tomlFields(head) : yamlFields(head)
    return { fields: isFields(fields) ? fields : {}, body: plain.slice(whole.length) }
  } catch {
    return null
  }
}

const yaml = /^---\n([\s\S]*?)\n(?:---|\.\.\.)(?:\n|$)/
const toml = /^\+\+\+[ \t]*\n([\s\S]*?)^\+\+\+[ \t]*(?:\n|$)/m

/** Not more aliases than a person writes, since they can expand. */
function yamlFields(head: string): unknown {
  return parseYaml(head, { maxAliasCount: 20, logLevel: 'silent' })
}

/** Days and times of day as text, so that a day is the same in every time zone. */
function tomlFields(head: string) {
  const fields = Object.entries(parseToml(head)).map(([name, value]) => [
    name,
    value instanceof TomlDate && !value.isDateTime() ? value.toISOString() : value,
  ])
  return Object.fromEntries(fields)
}
