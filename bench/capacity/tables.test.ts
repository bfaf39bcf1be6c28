import { expect, test } from 'vitest'
import { readDocument, readFigures, withTables } from './document.ts'

test('the tables of docs/capacity.md are what the model says for the measurements', () => {
  expect(readDocument()).toBe(withTables(readDocument(), readFigures()))
})
