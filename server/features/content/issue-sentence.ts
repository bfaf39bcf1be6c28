import type { z } from 'zod'
import { MISSING } from '#model/content/editor.ts'

/** The message for an invalid field. Messages of the schema itself take precedence; undefined: zod's default. */
export function sentenceOf(issue: z.core.$ZodRawIssue): string | undefined {
  const { input } = issue
  const isMissing = input === undefined || input === null || input === ''
  switch (issue.code) {
    case 'invalid_type':
      return isMissing ? MISSING : `This must be ${kinds[issue.expected] ?? 'filled in'}.`
    case 'too_small':
      return tooSmall(issue, isMissing)
    case 'too_big':
      return tooBig(issue)
    case 'invalid_format':
      return isMissing ? MISSING : formats[issue.format]
    case 'invalid_value':
      return issue.values.length === 1
        ? `This must stay ${JSON.stringify(issue.values[0])}.`
        : 'Choose one of the options.'
    case 'invalid_union':
      return unknownType(issue)
    default:
      return undefined
  }
}

const kinds: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'yes or no',
  array: 'a list',
  object: 'a group of fields',
}

const formats: Record<string, string> = {
  email: 'Enter an email address, such as name@example.com.',
  url: 'Enter a URL that begins with https://.',
  date: 'Enter a date, such as 2026-11-21.',
  regex: 'This is not in the expected format.',
  starts_with: 'This must begin with "/".',
}

/** The message for an unknown type, such as a section type from another version. */
function unknownType(issue: z.core.$ZodRawIssue<z.core.$ZodIssueInvalidUnion>) {
  const type = issue.discriminator && Object(issue.input)[issue.discriminator]
  return typeof type === 'string' && type !== ''
    ? `There is no type "${type.slice(0, 40)}". Choose another one.`
    : 'Choose a type.'
}

function tooSmall(issue: z.core.$ZodRawIssue<z.core.$ZodIssueTooSmall>, isMissing: boolean) {
  const { origin, minimum, input } = issue
  if (origin === 'string' && isMissing) return MISSING
  if (origin === 'string')
    return `Enter at least ${minimum} characters; there are ${lengthOf(input)}.`
  if (origin === 'array' && issue.exact)
    return `There must be ${minimum} entries; there are ${lengthOf(input)}.`
  if (origin === 'array') return `Add at least ${minimum} ${minimum === 1 ? 'entry' : 'entries'}.`
  return issue.inclusive ? `This must be ${minimum} or more.` : `This must be more than ${minimum}.`
}

function tooBig(issue: z.core.$ZodRawIssue<z.core.$ZodIssueTooBig>) {
  const { origin, maximum, input } = issue
  if (origin === 'string')
    return `Enter at most ${maximum} characters; there are ${lengthOf(input)}.`
  if (origin === 'array' && issue.exact)
    return `There must be ${maximum} entries; there are ${lengthOf(input)}.`
  if (origin === 'array')
    return `At most ${maximum} ${maximum === 1 ? 'entry is' : 'entries are'} allowed.`
  return `This must be ${maximum} or less.`
}

function lengthOf(value: unknown) {
  return typeof value === 'string' || Array.isArray(value) ? value.length : 0
}
