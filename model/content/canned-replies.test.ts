import { expect, test } from 'vitest'
import { cannedRepliesSchema } from './canned-replies.ts'
import { unfilledPlaceholder } from './reply-placeholders.ts'

test('a canned reply has known placeholders only, and a name of its own', () => {
  const reply = { name: 'Call', text: 'Hello {name}, about {service} ({reference}). {my name}' }
  expect(cannedRepliesSchema.parse([reply])).toEqual([reply])
  const messages = (value: unknown) =>
    cannedRepliesSchema.safeParse(value).error?.issues.map(({ message }) => message)
  expect(messages([{ ...reply, text: 'Hello {nmae}' }])).toEqual([
    '“{nmae}” is not a placeholder. Use {name}, {service}, {reference}, {my name} or {booking page}.',
  ])
  expect(messages([reply, reply])).toHaveLength(1)
  expect(messages([{ name: 'a\nb', text: 'x' }])).toHaveLength(1)
})

test('a reply may have braces, but no placeholder', () => {
  expect(unfilledPlaceholder('if (a) { b() } {}')).toBeUndefined()
  expect(unfilledPlaceholder('Hello, about {service} and {name}')).toBe('name')
})
