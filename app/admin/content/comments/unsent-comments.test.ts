import { afterEach, expect, test, vi } from 'vitest'
import { unsentComments } from './unsent-comments.ts'

afterEach(() => void vi.unstubAllGlobals())

test('keeps comments that were not sent apart by person, document and field', () => {
  const stored = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, text: string) => stored.set(name, text),
    removeItem: (name: string) => stored.delete(name),
  })
  unsentComments('ada', 'post:1').set('title', 'Shorter?')
  expect(unsentComments('ada', 'post:1').get('title')).toBe('Shorter?')
  for (const [person, key, place] of [
    ['ben', 'post:1', 'title'],
    ['ada', 'post:2', 'title'],
    ['ada', 'post:1', ''],
  ] as const) {
    expect(unsentComments(person, key).get(place)).toBe('')
  }
  unsentComments('ada', 'post:1').set('title', '')
  expect(stored.size).toBe(0)
})

test('without storage nothing is kept, and nothing fails', () => {
  vi.stubGlobal('localStorage', undefined)
  unsentComments('ada', 'post:1').set('title', 'Shorter?')
  expect(unsentComments('ada', 'post:1').get('title')).toBe('')
})
