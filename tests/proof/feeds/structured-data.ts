import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { run } from '#tests/proof/command.ts'

/** The types of schema.org's vocabulary, and a validator of what search engines demand. */
const checkers = [
  'schema-dts@2.1.0',
  '@adobe/structured-data-validator@1.7.1',
  '@marbec/web-auto-extractor@2.2.1',
]

type Things = { path: string; text: string }[]

export async function installCheckers(folder: string) {
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }')
  const options = ['install', '--ignore-scripts', '--no-audit', '--no-fund']
  await run('npm', [...options, ...checkers], { cwd: folder })
  return checkers.join(', ')
}

/** The JSON-LD of pages, after the validator has found nothing to mend. @throws Error with its findings */
export async function readThings(
  folder: string,
  pages: { path: string; html: string }[],
): Promise<Things> {
  const script = `
import { readFileSync } from 'node:fs'
import Extractor from '@marbec/web-auto-extractor'
import Validator from '@adobe/structured-data-validator'
const findings = []
for (const { path, html } of JSON.parse(readFileSync('pages.json', 'utf8'))) {
  const found = new Extractor({ addLocation: true }).parse(html)
  for (const { issueMessage, severity } of await new Validator().validate(found)) {
    // Services cost from minPrice to maxPrice.
    if (issueMessage === 'Required attribute "price" is missing') continue
    if (severity === 'ERROR') findings.push(path + ': ' + issueMessage)
  }
}
if (findings.length > 0) throw new Error(findings.join('\\n'))
`
  writeFileSync(join(folder, 'pages.json'), JSON.stringify(pages))
  writeFileSync(join(folder, 'validate.js'), script)
  await run(process.execPath, ['validate.js'], { cwd: folder })
  return pages.flatMap(({ path, html }) =>
    [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].map(
      ([, text = '']) => ({ path, text }),
    ),
  )
}

/** Compiles the JSON-LD against the types of the vocabulary. @throws Error with what is not in it */
export async function checkThings(folder: string, things: Things) {
  const types = new Set<string>()
  const checked = things.map(({ path, text }, index) => {
    for (const [, type = ''] of text.matchAll(/"@type":"(\w+)"/g)) types.add(type)
    const type = text.includes('"@graph"') ? 'Graph' : 'WithContext<Thing>'
    return `// ${path}\nexport const thing${index}: ${type} = ${text}`
  })
  const source = ["import type { Graph, Thing, WithContext } from 'schema-dts'", ...checked]
  writeFileSync(join(folder, 'things.ts'), source.join('\n'))
  const tsc = join(import.meta.dirname, '../../../node_modules/typescript/bin/tsc')
  const options = ['--noEmit', '--strict', '--module', 'nodenext', '--skipLibCheck', 'things.ts']
  await run(process.execPath, [tsc, ...options], { cwd: folder })
  if (things.length === 0) throw new Error('No page has structured data.')
  return `${things.length} of ${[...types].sort().join(', ')}`
}
