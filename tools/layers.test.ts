import { describe, expect, test } from 'vitest'
import { violationsIn } from '#tools/layers.ts'

function faults(path: string, text: string): string[] {
  return violationsIn({ path, text })
}

describe('rooms', () => {
  test.each([
    ['model/content/faq.ts', '#ui/button.tsx', 'room model may not import room ui'],
    ['ui/button.tsx', '#model/content/link.ts', 'room ui may not import room model'],
    ['blocks/faq/faq.tsx', '#content/faqs.ts', 'room blocks may not import room content'],
    ['blocks/faq/schema.ts', '#ui/accordion.tsx', 'room schemas may not import room ui'],
    ['content/faqs.ts', '#blocks/faq/faq.tsx', 'room content may not import room blocks'],
    ['app/routes.ts', '#server/platform/config/config.ts', 'room app may not import room server'],
    ['server/app.ts', '#app/routes.ts', 'room server may not import room app'],
    ['server/app.ts', '#ui/button.tsx', 'room server may not import room ui'],
    ['server/app.ts', '#blocks/faq/faq.tsx', 'room server may not import room blocks'],
    ['server/app.ts', '#tests/fixtures/site.ts', 'room server may not import room tests'],
    ['app/root.tsx', '#tools/layers.ts', 'room app may not import room tools'],
  ])('%s may not import %s', (path, specifier, fault) => {
    expect(faults(path, `import { a } from '${specifier}'`)).toEqual([
      `${path}:1 imports ${specifier}: ${fault}`,
    ])
  })

  test.each([
    ['blocks/faq/faq.tsx', '#ui/accordion.tsx'],
    ['blocks/schema.ts', './faq/schema.ts'],
    ['content/pages/home.ts', '#blocks/schema.ts'],
    ['app/root.tsx', '#content/site.ts'],
    ['server/app.ts', '#blocks/faq/schema.ts'],
    ['server/app.ts', 'hono'],
    ['server/faq/routes.test.ts', '#tests/postgres-database.ts'],
    ['tests/fixtures/site.ts', '#server/platform/config/config.ts'],
    ['vite.config.ts', './tools/layers.ts'],
  ])('%s may import %s', (path, specifier) => {
    expect(faults(path, `import { a } from '${specifier}'`)).toEqual([])
  })

  test('every way to import counts, on the line where the address stands', () => {
    const text = `import {
  type A,
} from '#server/a.ts'
import '#server/b.ts'
export type { C } from '#server/c.ts'
export * from '#server/d.ts'
const e = await import(/* later */ '#server/e.ts')
type F = typeof import('#server/f.ts')
const g = import.meta.glob<Module>(['../server/*/g.ts', '!../server/db/g.ts'])`
    const places = faults('app/root.tsx', text).map((fault) => fault.split(': ')[0])
    expect(places).toEqual([
      'app/root.tsx:3 imports #server/a.ts',
      'app/root.tsx:5 imports #server/c.ts',
      'app/root.tsx:6 imports #server/d.ts',
      'app/root.tsx:4 imports #server/b.ts',
      'app/root.tsx:7 imports #server/e.ts',
      'app/root.tsx:8 imports #server/f.ts',
      'app/root.tsx:9 imports ../server/*/g.ts',
      'app/root.tsx:9 imports !../server/db/g.ts',
    ])
  })

  test('words in comments, strings and regular expressions are not imports', () => {
    const text = `// import '#server/a.ts'
/* import('#server/b.ts') */
const c = "import d from '#server/d.ts'"
const e = /['"\`]/.test("import('#server/f.ts')")`
    expect(faults('app/root.tsx', text)).toEqual([])
  })

  test('the server may import the types of the services, and nothing else of them', () => {
    const address = '#app/services.ts'
    expect(faults('server/app.ts', `import type { Services } from '${address}'`)).toEqual([])
    expect(faults('server/app.ts', `type S = typeof import('${address}')`)).toEqual([])
    expect(faults('server/app.ts', `import { servicesContext } from '${address}'`)).toEqual([
      `server/app.ts:1 imports ${address}: only its types may be imported (import type)`,
    ])
  })
})

test('a relative import does not leave its room', () => {
  expect(faults('app/screens/blog.tsx', "import { a } from '../../model/blog.ts'")).toEqual([
    'app/screens/blog.tsx:1 imports ../../model/blog.ts: use the # alias (#model/blog.ts) to leave app',
  ])
  expect(faults('app/screens/blog.tsx', "import { a } from '../shell/header.tsx'")).toEqual([])
})

test('the platform of the server imports no feature', () => {
  const address = '#server/features/blog/list.ts'
  expect(faults('server/platform/db/open.ts', `import { a } from '${address}'`)).toEqual([
    `server/platform/db/open.ts:1 imports ${address}: server/platform may not import server/features`,
  ])
  expect(
    faults('server/features/a/b.ts', "import { a } from '#server/platform/db/open.ts'"),
  ).toEqual([])
})

test('only server/platform/config/config.ts reads the environment', () => {
  const text = '// process.env is not for us\nexport const port = process.env.PORT'
  expect(faults('server/main.ts', text)).toEqual([
    'server/main.ts:2 reads process.env: only server/platform/config/config.ts may',
  ])
  expect(faults('server/platform/config/config.ts', text)).toEqual([])
  expect(faults('server/platform/config/config.test.ts', text)).toEqual([])
  expect(faults('tools/load.ts', text)).toEqual([])
})
