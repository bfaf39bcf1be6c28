import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { PageBuild } from '#server/platform/rendering/render-page.ts'
import type { SiteStyles } from '#server/platform/rendering/site-styles.ts'

const screens = new URL('../build/server/index.js', import.meta.url)

const styles = new URL('../build/server/site-styles.json', import.meta.url)

/** Where the built browser files are. */
export const clientFolder = fileURLToPath(new URL('../build/client', import.meta.url))

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
