import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ownerEmail, ownerPassword } from '#tests/fixtures/owner.ts'
import { removeFolder, type Site, startSite } from '#tests/fixtures/site.ts'
import type { Part } from '#tests/proof/part.ts'
import { buildIsCurrent, buildSite } from '#tools/build-state.mjs'
import { walkAdmin } from './admin-walk.ts'
import type { Engine } from './engine.ts'
import { walkForms } from './forms-walk.ts'
import { walkPages } from './pages-walk.ts'
import { type WalkStep, Window } from './window.ts'

const pictures = join(import.meta.dirname, '../../../test-results')

/** Walks through site and admin in an engine. Errors that the browser reports meanwhile fail a step. */
export function walkIn(packages: string[], start: () => Promise<Engine>): Part {
  let site: Site | undefined
  let engine: Engine | undefined
  let window: Window | undefined

  async function walk({ name, run }: WalkStep) {
    if (!site || !engine || !window) throw new Error('The browser has not started.')
    const before = engine.errors.length
    try {
      const result = await run(window, site)
      const reported = engine.errors.slice(before)
      if (reported.length > 0) throw new Error(`The browser reported:\n${reported.join('\n')}`)
      return result
    } catch (error) {
      const path = join(pictures, `${name.replaceAll(/\W+/g, '-')}.png`)
      mkdirSync(pictures, { recursive: true })
      writeFileSync(path, await engine.picture())
      throw new Error(`${error instanceof Error ? error.message : error}\nThe window: ${path}`)
    }
  }

  return {
    packages,
    steps: [
      { name: 'build the site', run: () => (buildIsCurrent() ? 'it is' : buildSite()) },
      {
        name: 'start the site and the browser',
        async run() {
          const env = { ADMIN_EMAIL: ownerEmail, ADMIN_PASSWORD: ownerPassword }
          site = await startSite({ env })
          engine = await start()
          await engine.resize(1440, 900)
          window = new Window(engine, site.origin)
        },
      },
      ...[...walkPages, ...walkForms, ...walkAdmin].map((step) => ({
        name: step.name,
        run: () => walk(step),
      })),
    ],
    async cleanUp() {
      await engine?.close()
      await site?.stop()
      if (site) removeFolder(site.dataDir)
    },
  }
}
