import { createCssVariablesTheme, createHighlighterCore, type ShikiTransformer } from 'shiki/core'
import { createJavaScriptRegexEngine } from 'shiki/engine/javascript'
import { type HtmlNode, textOf, visitElements } from './html-tree.ts'

const THEME = 'tokens'

/** Milliseconds per line; shiki's default of 500 leaves code half highlighted on a busy machine. */
const LINE_TIME = 10_000

/** Other languages stay plain text. */
const languages = [
  () => import('shiki/dist/langs/bash.mjs'),
  () => import('shiki/dist/langs/css.mjs'),
  () => import('shiki/dist/langs/html.mjs'),
  () => import('shiki/dist/langs/javascript.mjs'),
  () => import('shiki/dist/langs/json.mjs'),
  () => import('shiki/dist/langs/nginx.mjs'),
  () => import('shiki/dist/langs/python.mjs'),
  () => import('shiki/dist/langs/sql.mjs'),
  () => import('shiki/dist/langs/tsx.mjs'),
  () => import('shiki/dist/langs/typescript.mjs'),
]

let highlighter: ReturnType<typeof createHighlighterCore> | undefined

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
  highlighter ??= createHighlighterCore({
    themes: [createCssVariablesTheme({ name: THEME, variablePrefix: '--', fontStyle: false })],
    langs: languages,
    engine: createJavaScriptRegexEngine({ forgiving: true }),
  })
  const shiki = await highlighter
  for (const { code, language, replace } of blocks) {
    const lang = shiki.getLoadedLanguages().includes(language) ? language : 'text'
    const root = shiki.codeToHast(code, {
      lang,
      theme: THEME,
      transformers: [classesForStyles],
      tokenizeTimeLimit: LINE_TIME,
    })
    replace(root.children[0] as HtmlNode)
  }
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
