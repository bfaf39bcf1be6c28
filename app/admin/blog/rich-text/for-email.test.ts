import { getSchema } from '@tiptap/core'
import { expect, test } from 'vitest'
import { blockChoicesFor } from './blocks-to-insert.ts'
import { pastedForEmail } from './for-email.ts'
import { openMarkdown } from './open-markdown.ts'
import { emailSchema } from './schema.ts'
import { toDocument } from './to-document.ts'
import { toMarkdown } from './to-markdown.ts'

const schema = getSchema(emailSchema)
const film = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'

test('a letter with a film’s address keeps it as a link', () => {
  const opened = openMarkdown(`Watch it:\n\n${film}\n`, true)
  if (!('document' in opened)) throw new Error(opened.unsupported)
  schema.nodeFromJSON(opened.document).check()
  expect(toMarkdown(opened.document)).toContain(film)
})

test('a letter with a callout is edited as Markdown, because its email would show the sign', () => {
  expect(openMarkdown('> [!NOTE]\n> Closed on Friday.\n', true)).toEqual({
    unsupported: 'a callout',
  })
})

test('a callout and a film that are pasted into a letter become a quote and a link', () => {
  const pasted = pastedForEmail(toDocument(`> [!TIP]\n> Order **early**.\n\n${film}\n`))
  schema.nodeFromJSON(pasted).check()
  expect(toMarkdown(pasted)).toBe(`> Order **early**.\n\n${film}`)
})

test('the toolbar offers a letter nothing that emails can’t show', () => {
  const labels = blockChoicesFor(true).map(({ label }) => label)
  expect(labels).toContain('Picture')
  expect(labels).not.toContain('Video')
  expect(labels).not.toContain('Callout')
})
