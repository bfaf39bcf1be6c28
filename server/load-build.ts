import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from '#blocks/schema.ts'
import type { DefaultContent } from '#server/features/content/defaults.ts'
import { projectFile } from '#server/platform/project-file.ts'
import type { PageBuild } from '#server/platform/rendering/render-page.ts'
import type { SiteStyles } from '#server/platform/rendering/site-styles.ts'

const screens = projectFile('build/server/index.js')

/** What content/ holds, checked by the build. */
export const builtContent = projectFile('build/server/content.json')

/** What content/blank holds, if there is such a folder. */
export const builtBlankContent = projectFile('build/server/blank-content.json')

/** What an installation with SAMPLE=none begins with; null if content/ has no blank one. */
export function loadBlankContent() {
  return existsSync(builtBlankContent) ? loadContent(builtBlankContent) : null
}

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

/** Writes the content for `loadContent`. */
export function saveContent({ pages, ...rest }: DefaultContent, file: string | URL = builtContent) {
  writeFileSync(file, JSON.stringify({ ...rest, pages: [...pages.values()] }))
}

/** Loads the content, which is not validated again: that and its 75 modules were a fifth of a start. */
export function loadContent(file: string | URL = builtContent): DefaultContent {
  const { pages, ...rest } = JSON.parse(readFileSync(file, 'utf8'))
  return { ...rest, pages: new Map((pages as Page[]).map((page) => [page.id, page])) }
}
