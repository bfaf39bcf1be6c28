import { expect, test } from 'vitest'
import type { Content } from '#server/features/content/content.ts'
import { openTestSite } from '#tests/fixtures/api.ts'
import { listFaqs } from './list-faqs.ts'

test('GET /api/faq lists the default questions of a new installation in order', async () => {
  const { fetch } = await openTestSite()
  const response = await fetch('/api/faq')
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('application/json')
  const faqs = (await response.json()) as { id: string; question: string; answer: string }[]
  expect(faqs.map(({ question }) => question)).toEqual([
    'Question one?',
    'Question two?',
    'Question three?',
    'Question four?',
    'Question five?',
  ])
  expect(Object.keys(faqs[0] ?? {})).toEqual(['id', 'question', 'answer'])
})

test('an unchanged list answers 304', async () => {
  const { fetch } = await openTestSite()
  const etag = (await fetch('/api/faq')).headers.get('etag') ?? ''
  const again = await fetch('/api/faq', { headers: { 'if-none-match': `W/${etag}` } })
  expect(again.status).toBe(304)
  expect(await again.text()).toBe('')
})

test('an unknown parameter is an error that names it', async () => {
  const { fetch } = await openTestSite()
  const response = await fetch('/api/faq?colour=red')
  expect(response.status).toBe(400)
  expect(await response.json()).toMatchObject({
    message: '"colour" is not a parameter of this address. It knows: none.',
  })
})

test('an answer with formatting comes with its parts, ready to be shown', async () => {
  const faqs = [
    { id: 'a', question: 'A?', answer: 'Plain.' },
    { id: 'b', question: 'B?', answer: '**Bold**' },
  ]
  const content = { faqs: async () => faqs } as Content
  const bold = { kind: 'bold', children: [{ kind: 'text', text: 'Bold' }] }
  expect(await listFaqs({ content })).toEqual([
    faqs[0],
    { ...faqs[1], parts: [{ kind: 'paragraph', children: [bold] }] },
  ])
})
