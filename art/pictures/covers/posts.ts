import { readdir, readFile } from 'node:fs/promises'
import { parse } from 'yaml'
import type { Post } from './cover.ts'

const folder = new URL('../../../content/posts/', import.meta.url)

/** Slug and category of every post, newest first. */
export async function posts(): Promise<Post[]> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.md'))
  const found = await Promise.all(
    files.map(async (name) => {
      const [, matter = ''] = (await readFile(new URL(name, folder), 'utf8')).split(/^---$/m)
      const { category = '', publishedAt = '' } = parse(matter) ?? {}
      return {
        slug: name.replace(/\.md$/, ''),
        category: String(category),
        publishedAt: String(publishedAt),
      }
    }),
  )
  return found.sort((a, b) => b.publishedAt.localeCompare(a.publishedAt))
}
