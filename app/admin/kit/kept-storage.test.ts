import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { unsentComments } from '#app/admin/content/comments/unsent-comments.ts'
import {
  hasEarlierChanges,
  readKept,
  removeKept,
  removeKeptOf,
  removeStored,
  TAB,
  writeKept,
} from './kept-storage.ts'

/** Its entries are its own properties, as in a browser. */
class TestStorage {
  getItem(key: string) {
    return (this as Record<string, unknown>)[key] ?? null
  }
  setItem(key: string, text: string) {
    Object.assign(this, { [key]: text })
  }
  removeItem(key: string) {
    delete (this as Record<string, unknown>)[key]
  }
}

beforeEach(() => void vi.stubGlobal('localStorage', new TestStorage()))
afterEach(() => void vi.unstubAllGlobals())

const kept = (value: string, minute: number) => ({
  value,
  version: 1,
  at: new Date(minute * 60_000).toISOString(),
})
const valuesOf = (name: string) => readKept(name).map(({ value }) => value)

test('two tabs keep a copy each, and neither removes that of the other', () => {
  writeKept('ada post:new', 'one', kept('First text', 1))
  writeKept('ada post:new', 'two', kept('Second text', 2))
  writeKept('ada post:newer', 'two', kept('Another post', 3))
  expect(valuesOf('ada post:new')).toEqual(['Second text', 'First text'])
  removeKept('ada post:new', 'two')
  removeKept('ada post:new', 'three')
  expect(valuesOf('ada post:new')).toEqual(['First text'])
})

test('what this tab keeps until it is saved is no earlier change', () => {
  writeKept('ada issue:1', TAB, kept('Being typed', 1))
  expect(hasEarlierChanges('ada issue:1')).toBe(false)
  writeKept('ada issue:1', 'other', kept('From yesterday', 2))
  expect(hasEarlierChanges('ada issue:1')).toBe(true)
})

test('a copy that was offered is removed by itself, and an unreadable one is no copy', () => {
  localStorage.setItem('unsaved ada post:1 broken', '{')
  writeKept('ada post:1', 'one', kept('Old', 1))
  writeKept('ada post:1', 'two', kept('New', 2))
  const [offered] = readKept('ada post:1')
  removeStored(offered?.key ?? '')
  expect(valuesOf('ada post:1')).toEqual(['Old'])
})

test('what one person left unsaved goes when they sign out, and nothing else', () => {
  writeKept('ada post:1', 'one', kept('Mine', 1))
  writeKept('adam post:1', 'one', kept('Theirs', 1))
  unsentComments('ada', 'post:1').set('title', 'Shorter?')
  unsentComments('adam', 'post:1').set('title', 'Longer?')
  localStorage.setItem('draft:inquiry', '{}')
  removeKeptOf('ada')
  expect(valuesOf('ada post:1')).toEqual([])
  expect(unsentComments('ada', 'post:1').get('title')).toBe('')
  expect(valuesOf('adam post:1')).toEqual(['Theirs'])
  expect(unsentComments('adam', 'post:1').get('title')).toBe('Longer?')
  expect(localStorage.getItem('draft:inquiry')).toBe('{}')
})

test('without storage nothing is kept, and nothing fails', () => {
  vi.stubGlobal('localStorage', undefined)
  writeKept('ada post:1', 'one', kept('x', 1))
  removeKept('ada post:1', 'one')
  removeKeptOf('ada')
  expect(readKept('ada post:1')).toEqual([])
})
