import type { JsonSchema } from '#model/content/form/json-schema.ts'
import { LINE_MAX } from '#model/limits.ts'

/** Hint of a field: description and limits of its schema. */
export function hintOf(schema: JsonSchema) {
  return [schema.description, limitsOf(schema)].filter(Boolean).join(' ')
}

/** Length and number limits in words, or "". */
function limitsOf(schema: JsonSchema) {
  if (schema.type === 'array')
    return rangeText(minToMention(schema.minItems), schema.maxItems, 'entries', 'entry')
  if (schema.type === 'string')
    return rangeText(
      minToMention(schema.minLength),
      lengthToMention(schema),
      'characters',
      'character',
    )
  if (schema.type !== 'number' && schema.type !== 'integer') return ''
  // Amounts are typed in other units than stored.
  if (schema.control === 'money') return ''
  const { minimum, maximum } = schema
  if (minimum !== undefined && isRealMaximum(maximum)) return `${minimum} to ${maximum}.`
  return isRealMaximum(maximum) ? `${maximum} at most.` : ''
}

function rangeText(min: number | undefined, max: number | undefined, many: string, one: string) {
  const noun = (count: number) => (count === 1 ? one : many)
  if (min && min === max) return `Exactly ${min} ${noun(min)}.`
  if (min && max) return `${min} to ${max} ${many}.`
  if (min) return `At least ${min} ${noun(min)}.`
  return max ? `At most ${max} ${noun(max)}.` : ''
}

/** The maximum length that guides writing; larger ones are mentioned by the count when they are near. */
export function lengthToMention({ maxLength }: JsonSchema) {
  return maxLength !== undefined && maxLength < LINE_MAX ? maxLength : undefined
}

/** A minimum of 1 needs no hint. */
function minToMention(min: number | undefined) {
  return min === undefined || min <= 1 ? undefined : min
}

/** Ignores zod's default bound for integers. */
function isRealMaximum(maximum: number | undefined) {
  return maximum !== undefined && maximum < Number.MAX_SAFE_INTEGER
}
