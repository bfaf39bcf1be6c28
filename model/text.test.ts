import { expect, test } from 'vitest'
import { emailSchema } from '#model/email.ts'
import { line, requiredLine, requiredText } from '#model/text.ts'

const refused = 'Name contains a character that cannot be used here'

function errors(schema: { safeParse(value: unknown): { error?: unknown } }, value: string) {
  const { error } = schema.safeParse(value) as { error?: { issues: { message: string }[] } }
  return error?.issues.map(({ message }) => message)
}

test.each([
  '\t',
  '\r',
  '\n',
  '\u0007',
  '\u007f',
  '\u0085',
  '\u061c',
  '\u200e',
  '\u200f',
  '\u202a',
  '\u202e',
  '\u2066',
  '\u2069',
])('a single-line text rejects %j', (character) => {
  expect(errors(line(20, 'Name'), `a${character}b`)).toEqual([refused])
  expect(errors(requiredLine(20, 'Name', 'missing'), `a${character}b`)).toContain(refused)
})

test.each(['Zoë O’Neil-Söhne', '山田 太郎', 'میخواهم', 'عمر', '👩‍💻'])(
  'a single-line text accepts %s',
  (value) => {
    expect(line(20, 'Name').parse(` ${value}\n`)).toBe(value)
  },
)

test('an empty required line is reported as missing', () => {
  expect(errors(requiredLine(20, 'Name', 'missing'), '  ')).toEqual(['missing'])
  expect(line(20, 'Name').parse(' ')).toBe('')
})

test('a multi-line text keeps its line breaks', () => {
  expect(requiredText(20, 'Details', 'missing').parse('a\n\tb')).toBe('a\n\tb')
})

test('a byte order mark never becomes part of an email address', () => {
  expect(errors(emailSchema, 'a\ufeffb@example.com')).toEqual(['Invalid email address'])
  expect(emailSchema.parse('\ufeffann@example.com')).toBe('ann@example.com')
})
