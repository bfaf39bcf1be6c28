import { ownerEmail, ownerPassword } from '#tests/fixtures/owner.ts'
import { removeFolder, type Site, startSite } from '#tests/fixtures/site.ts'
import { run } from '#tests/proof/command.ts'
import type { Part } from '#tests/proof/part.ts'
import { walkAdmin } from './admin-walk.ts'
import type { Engine } from './engine.ts'
import { walkSite } from './site-walk.ts'
import { Window } from './window.ts'

/** Walks through site and admin in an engine. Errors that the browser reports meanwhile fail a step. */
export function walkIn(packages: string[], start: () => Promise<Engine>): Part {
  let site: Site | undefined
  let engine: Engine | undefined
  const walk = [...walkSite, ...walkAdmin].map((step) => ({
    name: step.name,
    async run() {
      if (!site || !engine) throw new Error('The browser has not started.')
      const before = engine.errors.length
      const result = await step.run(new Window(engine, site.origin))
      const reported = engine.errors.slice(before)
      if (reported.length > 0) throw new Error(`The browser reported:\n${reported.join('\n')}`)
      return result
    },
  }))
  return {
    packages,
    steps: [
      { name: 'build the site', run: () => run('npm', ['run', 'build']).then(() => '') },
      {
        name: 'start the site and the browser',
        async run() {
          const env = { ADMIN_EMAIL: ownerEmail, ADMIN_PASSWORD: ownerPassword }
          site = await startSite({ env })
          engine = await start()
          await engine.resize(1440, 900)
        },
      },
      ...walk,
    ],
    async cleanUp() {
      await engine?.close()
      await site?.stop()
      if (site) removeFolder(site.dataDir)
    },
  }
}
