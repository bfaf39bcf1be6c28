import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

test('blocks.css imports the style sheet of every block', () => {
  const text = readFileSync(join(import.meta.dirname, 'blocks.css'), 'utf8')
  const imported = [...text.matchAll(/@import "\.\/(.+)";/g)].map(([, file]) => file)
  expect(imported.sort()).toEqual(globSync('*/**/*.css', { cwd: import.meta.dirname }).sort())
})
