import { getSchema } from '@tiptap/core'
import { expect, test } from 'vitest'
import { blockChoicesFor } from './blocks-to-insert.ts'
import { openMarkdown } from './open-markdown.ts'
import { emailSchema } from './schema.ts'
import { toMarkdown } from './to-markdown.ts'

const schema = getSchema(emailSchema)

test('an issue keeps a film’s address as a link, and a callout', () => {
  const markdown = `> [!TIP]\n> Watch it **early**.\n\nhttps://www.youtube.com/watch?v=dQw4w9WgXcQ`
  const opened = openMarkdown(markdown, true)
  if (!('document' in opened)) throw new Error(opened.unsupported)
  schema.nodeFromJSON(opened.document).check()
  expect(toMarkdown(opened.document)).toBe(markdown)
})

test('an issue is offered everything but players', () => {
  const labels = (isEmail: boolean) => blockChoicesFor(isEmail).map(({ label }) => label)
  expect(labels(false)).toContain('Video')
  expect(labels(true)).toEqual(labels(false).filter((label) => label !== 'Video'))
})
