import { spawnSync } from 'node:child_process'

// Checks production dependencies for known vulnerabilities.
// Exit code: 0 none found, 1 some found, 2 unknown (no response from the registry).
const { stdout, stderr } = spawnSync('npm', ['audit', '--omit=dev', '--json'], { encoding: 'utf8' })
const report = parse(stdout)
const counts = report?.metadata?.vulnerabilities
if (!counts) {
  const reason = report?.message ?? report?.error?.summary ?? stderr.trim().split('\n').at(-1) ?? ''
  console.error(
    `The registry did not return advisories, so vulnerabilities could not be checked: ${reason}`,
  )
  console.error('Use a registry that serves advisories (npm config get registry).')
  process.exit(2)
}
const { total, ...bySeverity } = counts
if (total === 0) {
  console.log(`No known vulnerability in ${report.metadata.dependencies.prod} production packages.`)
  process.exit(0)
}
const found = Object.entries(bySeverity).filter(([, count]) => count > 0)
console.error(
  `Known vulnerabilities: ${found.map(([severity, count]) => `${count} ${severity}`).join(', ')}.`,
)
for (const [name, { severity, range, fixAvailable }] of Object.entries(report.vulnerabilities)) {
  const fix = fixAvailable ? 'a fix is available' : 'no fix yet'
  console.error(`- ${name} ${range}: ${severity}, ${fix}`)
}
process.exit(1)

/** @param {string} text */
function parse(text) {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
