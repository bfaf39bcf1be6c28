import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import type { Sink } from './old-post.ts'

const parser = unified().use(remarkParse).use(remarkGfm).freeze()

const highlight =
  /\{%-?\s*highlight\s+(?<language>\w+)[^%]*%\}\n?(?<code>[\s\S]*?)\{%-?\s*endhighlight\s*-?%\}/g

const tag =
  /\{\{<\s*youtube\s+"?(?<film>[\w-]+)"?\s*>\}\}|(?<address>\{\{\s*site\.(?:baseurl|url)\s*\}\})|\{%[\s\S]*?%\}|\{\{[<%][\s\S]*?[%>]\}\}/g

/** Markdown without the tags of template languages, which are no part of the text; in code they are, and stay. */
export function withoutTags(body: string, { count }: Pick<Sink, 'count'>) {
  const text = replaceOutsideCode(
    body,
    highlight,
    ({ language, code }) => `\`\`\`${language}\n${code}\n\`\`\``,
  )
  return replaceOutsideCode(text, tag, ({ film, address }) => {
    if (film) return `https://www.youtube.com/watch?v=${film}`
    if (!address) count('shortcodes')
    return ''
  })
}

type Groups = Record<string, string | undefined>

/** Replaces what matches and does not begin in code. */
function replaceOutsideCode(text: string, pattern: RegExp, replace: (groups: Groups) => string) {
  if (text.search(pattern) < 0) return text
  const codes = codeIn(parser.parse(text) as MarkdownNode)
  let result = ''
  let end = 0
  pattern.lastIndex = 0
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    const { index, groups = {} } = match
    const code = codes.find((one) => one.start <= index && index < one.end)
    if (code) {
      pattern.lastIndex = code.end
      continue
    }
    result += text.slice(end, index) + replace(groups)
    end = pattern.lastIndex
  }
  return result + text.slice(end)
}

type MarkdownNode = {
  type: string
  value?: string
  children?: MarkdownNode[]
  position?: Record<'start' | 'end', { offset?: number }>
}

/** Where code begins and ends, also that of HTML. */
function codeIn(node: MarkdownNode): { start: number; end: number }[] {
  const isCode =
    node.type === 'code' ||
    node.type === 'inlineCode' ||
    (node.type === 'html' && /^<pre\b/i.test(node.value ?? ''))
  const { start, end } = node.position ?? {}
  if (isCode) return [{ start: start?.offset ?? 0, end: end?.offset ?? 0 }]
  return node.children?.flatMap(codeIn) ?? []
}
