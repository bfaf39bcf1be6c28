import { writeFile } from 'node:fs/promises'
import * as icons from 'simple-icons'
import { appTechnologies, designTools, shopPlatforms, webTechnologies } from '../content/tools.ts'

// Writes the simple-icons paths of the tools in content/tools.ts to content/tool-marks.ts, which is committed.
const bySlug = new Map(Object.values(icons).map((icon) => [icon.slug, icon]))
const slugs = new Set(
  [...webTechnologies, ...appTechnologies, ...designTools, ...shopPlatforms].flatMap(
    ({ slug }) => slug ?? [],
  ),
)
const faults: string[] = []

const lines = [...slugs].sort().flatMap((slug) => {
  const icon = bySlug.get(slug)
  if (!icon) faults.push(`${slug}: simple-icons has no such mark.`)
  // Logos with their own licence are not used (docs/decisions/0005).
  else if (icon.license) faults.push(`${slug}: it has a licence of its own (${icon.license.type}).`)
  return icon ? [`  ${slug}: '${icon.path}',`] : []
})

if (faults.length > 0) {
  console.error(faults.join('\n'))
  process.exit(1)
}
const text = `/** Path of each mark on a field of 24 by 24, by its slug in simple-icons (CC0). Made by npm run marks --prefix art. */
export const toolMarks: Record<string, string> = {
${lines.join('\n')}
}
`
await writeFile(new URL('../content/tool-marks.ts', import.meta.url), text)
console.log(`${lines.length} marks written to content/tool-marks.ts.`)
