import { posix } from 'node:path'
import { text as readText } from 'node:stream/consumers'
import { readFrontMatter } from './front-matter.ts'
import { MARKDOWN_FILE, markdownPost } from './markdown-post.ts'
import type { Sink } from './old-post.ts'
import type { Upload } from './unpack.ts'

/** Characters of one file. */
const FILE_MAX = 2_000_000

const picture = /\.(?:jpe?g|png|gif|webp|avif|svg)$/i
/** Not posts, wherever they are. */
const notes = /^(?:readme|license|changelog|contributing|_index)\.(?:md|markdown|mdx)$/i

/** Whether a path is that of a Markdown file. */
export function isMarkdown(path: string) {
  return MARKDOWN_FILE.test(path)
}

/** Reads a folder of Markdown files with YAML or TOML heads, such as those of Jekyll, Hugo, Eleventy and Astro. */
export async function readMarkdown({ files }: Upload, sink: Sink) {
  const paths = new Set(files.keys())
  for (const [path, { size, open }] of files) {
    const name = posix.basename(path)
    if (!MARKDOWN_FILE.test(path) || notes.test(name)) {
      if (!MARKDOWN_FILE.test(path) && !picture.test(path)) sink.count('otherFiles')
      continue
    }
    if (size > FILE_MAX) {
      sink.fail(path, 'The file has more than two million characters.')
      continue
    }
    const read = readFrontMatter(await readText(await open()))
    if (read) sink.post(markdownPost(path, read, paths, sink), null)
    else
      sink.fail(
        path,
        'The lines at its top are no valid YAML, or TOML between lines of +++. Correct them and upload the file again.',
      )
  }
}
