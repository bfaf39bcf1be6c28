import type { ShikiTransformer } from 'shiki/core'
import { type HtmlNode, textOf, visitElements } from './html-tree.ts'

const THEME = 'tokens'

/** Milliseconds per line; shiki's default of 500 leaves code half highlighted on a busy machine. */
const LINE_TIME = 10_000

/** The grammars, by the names that an author may write; other languages stay plain text. */
const grammars = [
  { names: ['bash', 'sh', 'shell', 'zsh'], load: () => import('shiki/dist/langs/bash.mjs') },
  { names: ['css'], load: () => import('shiki/dist/langs/css.mjs') },
  { names: ['html'], load: () => import('shiki/dist/langs/html.mjs') },
  {
    names: ['javascript', 'js', 'cjs', 'mjs'],
    load: () => import('shiki/dist/langs/javascript.mjs'),
  },
  { names: ['json'], load: () => import('shiki/dist/langs/json.mjs') },
  { names: ['nginx'], load: () => import('shiki/dist/langs/nginx.mjs') },
  { names: ['python', 'py'], load: () => import('shiki/dist/langs/python.mjs') },
  { names: ['sql'], load: () => import('shiki/dist/langs/sql.mjs') },
  { names: ['tsx'], load: () => import('shiki/dist/langs/tsx.mjs') },
  {
    names: ['typescript', 'ts', 'cts', 'mts'],
    load: () => import('shiki/dist/langs/typescript.mjs'),
  },
]

let highlighter: ReturnType<typeof openHighlighter> | undefined

/** Highlights fenced code with classes `token-…`, because the CSP forbids style attributes. */
export async function highlightCode(tree: HtmlNode) {
  const blocks: { code: string; language: string; replace(node: HtmlNode): void }[] = []
  visitElements(tree, (element, { replace }) => {
    const [code] = element.children ?? []
    if (element.tagName !== 'pre' || code?.tagName !== 'code') return
    const text = textOf(code).replace(/\n$/, '')
    blocks.push({ code: text, language: languageOf(code), replace })
  })
  if (blocks.length === 0) return
  highlighter ??= openHighlighter()
  const shiki = await highlighter
  for (const { code, language, replace } of blocks) {
    const grammar = grammars.find(({ names }) => names.includes(language))
    if (grammar) await shiki.loadLanguage(grammar.load)
    const lang = grammar ? language : 'text'
    const root = shiki.codeToHast(code, {
      lang,
      theme: THEME,
      transformers: [classesForStyles],
      tokenizeTimeLimit: LINE_TIME,
    })
    replace(root.children[0] as HtmlNode)
  }
}

/** Loaded with the first code, as most posts have none. */
async function openHighlighter() {
  const { createCssVariablesTheme, createHighlighterCore } = await import('shiki/core')
  const { createJavaScriptRegexEngine } = await import('shiki/engine/javascript')
  return createHighlighterCore({
    themes: [createCssVariablesTheme({ name: THEME, variablePrefix: '--', fontStyle: false })],
    langs: [],
    engine: createJavaScriptRegexEngine({ forgiving: true }),
  })
}

function languageOf(code: HtmlNode) {
  const classes = code.properties?.className
  const names = Array.isArray(classes) ? classes.map(String) : []
  return names.find((name) => name.startsWith('language-'))?.slice('language-'.length) ?? 'text'
}

const classesForStyles: ShikiTransformer = {
  pre(node) {
    node.properties = { class: 'code', tabindex: '0' }
  },
  line(node) {
    node.properties = { class: 'line' }
  },
  span(node) {
    const [, token] = /color:var\(--(token-[a-z-]+)\)/.exec(String(node.properties.style)) ?? []
    node.properties = token ? { class: token } : {}
  },
}
