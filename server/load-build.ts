import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { projectFile } from '#server/platform/project-file.ts'
import type { PageBuild } from '#server/platform/rendering/render-page.ts'
import type { SiteStyles } from '#server/platform/rendering/site-styles.ts'

const screens = projectFile('build/server/index.js')

const styles = projectFile('build/server/site-styles.json')

/** Where the built browser files are. */
export const clientFolder = fileURLToPath(projectFile('build/client'))

/**
 * Loads the built screens.
 * @throws Error with a sentence for the operator if they are not built
 */
export async function loadBuild(): Promise<PageBuild> {
  if (!existsSync(screens) || !existsSync(clientFolder)) {
    throw new Error('The pages are not built yet (build/ is missing). Run: npm start')
  }
  return import(screens.href) as Promise<PageBuild>
}

/** Loads the rules of the site's style sheet. */
export function loadStyles(): SiteStyles {
  return JSON.parse(readFileSync(styles, 'utf8'))
}
