import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parse } from 'yaml'
import type { PostSource } from '#model/blog/blog-schemas.ts'
import { postSourceSchema, slugSchema } from '#model/blog/blog-schemas.ts'
import { parseContent } from './errors.ts'

/** Reads the posts of content/posts in slug order; problems are added to `errors`. */
export async function readPosts(folder: string, errors: string[]) {
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.md'))
  const posts: PostSource[] = []
  for (const name of names.sort()) {
    const post = readPost(name, await readFile(join(folder, name), 'utf8'), errors)
    if (post) posts.push(post)
  }
  return posts
}

function readPost(name: string, text: string, errors: string[]): PostSource | null {
  const file = `content/posts/${name}`
  const [, frontMatter, markdown] = /^---\r?\n(.*?)\r?\n---\r?\n(.*)$/s.exec(text) ?? []
  if (frontMatter === undefined || markdown === undefined) {
    errors.push(`${file}: it must begin with front matter between two lines of "---".`)
    return null
  }
  const slug = name.slice(0, -'.md'.length)
  if (!slugSchema.safeParse(slug).success) {
    errors.push(`${file}: the name of the file is the slug; it may have a-z, 0-9 and hyphens.`)
  }
  if (markdown.trim() === '') errors.push(`${file}: there is no text below the front matter.`)
  const source = parseContent(postSourceSchema, yaml(frontMatter, file, errors), file, errors)
  return source && { ...source, slug, markdown: markdown.trim() }
}

function yaml(text: string, file: string, errors: string[]): unknown {
  try {
    // Strings only: YAML would turn a bare 2026-09-01 or "no" into other types.
    return parse(text, { schema: 'failsafe' })
  } catch (error) {
    errors.push(`${file}: the front matter is not valid YAML (${(error as Error).message}).`)
    return {}
  }
}
