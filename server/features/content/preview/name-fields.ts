import { EDITED_ENTRY, EDITED_PATH, EDITED_SECTION } from '#model/content/page-editing.ts'
import { type HtmlNode, pairChildren, parseHtml, textOf, writeHtml } from './html-tree.ts'
import { firstMark } from './mark-texts.ts'

/** A picture of the edited document and its path there. */
export type EditedPicture = { src: string; path: string }

/** What the marked page was made from: the paths by mark, the keys of entries by the marks after them, the pictures, the ids of sections. */
export type MarkedNames = {
  paths: readonly string[]
  entries?: readonly string[]
  pictures?: readonly EditedPicture[]
  sections?: readonly string[]
}

type Names = Required<Omit<MarkedNames, 'pictures'>> & { pictures: Map<string, EditedPicture[]> }

/**
 * The page as visitors will see it, with the field (`data-path`) or the entry (`data-entry`) of each text, and the id of
 * each section (`data-section`), found by comparing it with the same page rendered from marked texts.
 */
export function nameFields(
  page: string,
  markedPage: string,
  { paths, entries = [], pictures = [], sections = [] }: MarkedNames,
) {
  const tree = parseHtml(page)
  const names = {
    paths,
    entries,
    sections,
    pictures: Map.groupBy(pictures, ({ src }) => fileOf(src)),
  }
  nameNode(tree, parseHtml(markedPage), names)
  return writeHtml(tree)
}

function nameNode(node: HtmlNode, twin: HtmlNode, names: Names) {
  const { sections, rest } = withoutBlockMarks(twin.children)
  const { pairs, isComplete } = pairChildren(node.children, rest)
  const texts = pairs.filter(([child]) => child.isText).map(([, other]) => other.text)
  // Where the children differ, such as in a headline of single letters, their texts together have the mark.
  if (!isComplete) texts.push(textOf(twin))
  if (shownByAttributes.has(node.name)) texts.push(twin.text)
  const marks = texts.map(firstMark).filter((number) => number !== null)
  const entry = names.entries[(marks[0] ?? -1) - names.paths.length]
  const path = names.paths[marks[0] ?? -1] ?? (entry ? undefined : takePicture(node, names))
  if (entry !== undefined) addAttribute(node, EDITED_ENTRY, entry)
  if (path !== undefined) addAttribute(node, EDITED_PATH, path.replace(/\.alt$/, ''))
  for (const [child, other] of pairs) {
    const section = sections.get(other)
    if (section !== undefined && child.name) {
      addAttribute(child, EDITED_SECTION, names.sections[Number(section)] ?? section)
    }
    nameNode(child, other, names)
  }
}

/** Elements whose attributes are what one sees of a field. Those of others hold the texts of what is inside. */
const shownByAttributes = new Set(['img', 'input', 'a', 'button'])

/** The children without the marks before each section (page-blocks.tsx), and the section that each belongs to. */
function withoutBlockMarks(children: readonly HtmlNode[]) {
  const sections = new Map<HtmlNode, string>()
  const rest: HtmlNode[] = []
  let section: string | undefined
  for (const child of children) {
    const mark = /^<template data-section="(\d+)"/.exec(child.text)?.[1]
    section = mark ?? section
    if (mark !== undefined) continue
    if (section !== undefined) sections.set(child, section)
    rest.push(child)
  }
  return { sections, rest }
}

/** The path of the picture that an element shows. Each shown once is taken in its order; the last may be shown again. */
function takePicture({ name, text }: HtmlNode, { pictures }: Names) {
  if (name !== 'img') return undefined
  const left = pictures.get(fileOf(/ src="([^"]*)"/.exec(text)?.[1] ?? ''))
  return (left && left.length > 1 ? left.shift() : left?.[0])?.path
}

/** "/work/jacket" for "/work/jacket-720.webp". */
function fileOf(src: string) {
  return src.replace(/(?:-\d+)?\.\w+$/, '')
}

function addAttribute(node: HtmlNode, name: string, value: string) {
  node.text = node.text.replace(/\s*\/?>$/, (end) => ` ${name}="${value}"${end}`)
}
