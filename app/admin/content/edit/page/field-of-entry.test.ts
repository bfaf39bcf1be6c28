import { expect, test } from 'vitest'
import { fieldOfEntry } from './field-of-entry.ts'

const page = {
  blocks: [
    { type: 'hero', clients: { collection: 'case', newest: 5 } },
    { type: 'faq', title: 'Questions' },
    { type: 'both', one: { collection: 'person' }, two: [{ list: { collection: 'film' } }] },
  ],
}

test('the list of the entry’s collection in the section leads to it', () => {
  expect(fieldOfEntry(page, 'page:projects/baobab', '0')).toBe('blocks.0.clients')
  expect(fieldOfEntry(page, 'film:kite', '2')).toBe('blocks.2.two.0.list')
})

test('without such a list the section does, and outside of sections the document', () => {
  expect(fieldOfEntry(page, 'faq:price', '1')).toBe('blocks.1')
  expect(fieldOfEntry(page, 'job:qa-tester', '0')).toBe('blocks.0')
  expect(fieldOfEntry(page, 'job:qa-tester', null)).toBe('')
  expect(fieldOfEntry({ title: 'A person' }, 'person:ann', '3')).toBe('')
})
