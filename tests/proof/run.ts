import { installPackages, removeRoot } from './debian.ts'
import type { Part } from './part.ts'

// npm run proof -- [PART…]: what the machine of the tests does not have, on Debian as root. Without a name, all of it.
const parts: Record<string, () => Promise<{ part: Part }>> = {
  accessibility: () => import('./accessibility/part.ts'),
  adoption: () => import('./adoption.ts'),
  agency: () => import('./agency.ts'),
  calls: () => import('./calls.ts'),
  emails: () => import('./emails.ts'),
  feeds: () => import('./feeds.ts'),
  firefox: () => import('./browsers/firefox.ts'),
  imports: () => import('./imports.ts'),
  inbox: () => import('./inbox/part.ts'),
  insights: () => import('./insights.ts'),
  image: () => import('./image.ts'),
  mcp: () => import('./mcp.ts'),
  newsletter: () => import('./newsletter.ts'),
  nginx: () => import('./nginx.ts'),
  s3: () => import('./s3.ts'),
  systemd: () => import('./systemd.ts'),
  tls: () => import('./tls.ts'),
  webkit: () => import('./browsers/webkit.ts'),
}

const names = process.argv.slice(2)
const unknown = names.find((name) => !(name in parts))
if (unknown || process.getuid?.() !== 0) {
  const known = Object.keys(parts).join(', ')
  console.error(`Run as root on Debian: npm run proof -- [PART…], where PART is ${known}.`)
  process.exit(1)
}
const failed: string[] = []
let running: Part | undefined
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, async () => {
    await running?.cleanUp?.()
    removeRoot()
    process.exit(1)
  })
}
for (const [name, load] of Object.entries(parts)) {
  if (names.length > 0 && !names.includes(name)) continue
  if (!(await runPart(name, (await load()).part))) failed.push(name)
}
removeRoot()
console.log(failed.length > 0 ? `Failed: ${failed.join(', ')}` : 'All passed')
process.exit(failed.length > 0 ? 1 : 0)

/** Prints a line for each step; returns whether all of them passed. */
async function runPart(name: string, part: Part) {
  const { packages, steps, cleanUp } = part
  running = part
  const install = { name: 'install packages', run: () => installPackages(packages) }
  try {
    const all = packages.length > 0 ? [install, ...steps] : steps
    for (const step of all) await runStep(`${name}: ${step.name}`, step.run)
    return true
  } catch {
    return false
  } finally {
    await cleanUp?.()
  }
}

async function runStep(title: string, run: () => unknown) {
  const started = performance.now()
  const seconds = () => ((performance.now() - started) / 1000).toFixed(1)
  try {
    const result = await run()
    console.log(`ok    ${title}${result ? ` (${result})` : ''}, ${seconds()} s`)
  } catch (error) {
    console.log(
      `FAILED ${title}, ${seconds()} s\n${error instanceof Error ? error.message : error}`,
    )
    throw error
  }
}
