import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { blockSchema } from '#blocks/schema.ts'
import { isInFirstSheet } from './sheets.ts'

const folder = import.meta.dirname

/** The style sheets that a sheet imports, for example "hero/hero.css". */
function importsOf(sheet: string) {
  const text = readFileSync(join(folder, sheet), 'utf8')
  return [...text.matchAll(/@import "\.\.\/([^."][^"]+)";/g)].map(([, file]) => file as string)
}

test('the styles of every section are in exactly one of the two sheets', () => {
  const files = globSync('*/*.css', { cwd: dirname(folder) }).filter(
    (file) => dirname(file) !== basename(folder),
  )
  expect([...importsOf('first.css'), ...importsOf('rest.css')].sort()).toEqual(files.sort())
})

test('sheets.ts names the sheet that contains the styles of each section', () => {
  const types = blockSchema.options.map(({ shape }) => shape.type.value)
  const inRest = new Set(importsOf('rest.css').map(dirname))
  const inFirst = new Set(importsOf('first.css').map(dirname))
  for (const type of types) {
    const isFirst = isInFirstSheet({ type } as never)
    if (isFirst) expect(inRest, `${type} is in rest.css`).not.toContain(type)
    else expect(inFirst, `${type} is in first.css`).not.toContain(type)
  }
})
